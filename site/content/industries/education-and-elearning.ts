import type { FaqContent } from '#design-system';
import { learnersByWeek } from '../../artwork/education/learners.ts';
import { lessonSteps } from '../../artwork/lesson-steps.ts';
import type { IndustryPage } from './industry-page.ts';

export const page = {
  path: '/industries/education-and-elearning',
  title: 'IT for education and e-learning, term by term',
  description:
    'Learning platforms, enrollment, exams, virtual classrooms, and student records for schools, universities, and training firms, delivered between terms.',
  banner: {
    eyebrow: 'Education and e-learning',
    title: 'Software that keeps to the academic year',
    lead: 'Enrollment, course rooms, exams, and transcripts: ready on the day term starts, and steady in the minute before an assignment is due.',
    action: { href: '/contact', label: 'Talk about your next term' },
    art: lessonSteps,
  },
  explained: {
    title: 'Where an online course loses people',
    lead: 'The same course, taught twice. In the second year, missed logins reached an advisor while a call could still help.',
    figure: learnersByWeek(
      {
        alone: [120, 117, 110, 93, 83, 79, 77, 75, 74, 73, 72, 71, 71],
        called: [120, 118, 114, 109, 105, 103, 102, 101, 100, 100, 99, 98, 98],
        callWeek: 3,
      },
      'Of 120 learners, 71 finish a course of twelve weeks. With a call after missed logins in week 3, 98 finish.',
    ),
    steps: [
      {
        title: 'Watch while classes run',
        text: 'Logins, late papers, and half-finished quizzes come from the platform you have.',
      },
      {
        title: 'Agree on a signal',
        text: 'Teachers name what worries them. Two missed logins are a usual start.',
      },
      {
        title: 'A person calls',
        text: 'The advisor sees a short list each morning, with the reason beside each name.',
      },
      {
        title: 'Go live between terms',
        text: 'Nothing changes during exams. We sit at the help desk for the first weeks.',
      },
    ],
  },
  solutions: {
    title: 'Six parts of a school’s software',
    cards: [
      {
        glyph: 'education',
        title: 'Learning platforms',
        text: 'Moodle, Canvas, or your own, extended over LTI and xAPI with templates and gradebooks.',
      },
      {
        glyph: 'calendar',
        title: 'Admissions and enrollment',
        text: 'Applicants see which paper is missing; registrars see which class is full.',
      },
      {
        glyph: 'test',
        title: 'Exams and grading',
        text: 'Answers are saved every few seconds, so a dropped connection costs nobody a grade.',
      },
      {
        glyph: 'chat',
        title: 'Virtual classrooms',
        text: 'Live lessons with attendance and captions, and the recording filed under the right week.',
      },
      {
        glyph: 'mobileApp',
        title: 'Learning offline',
        text: 'Lessons download on school Wi-Fi. Progress stays on the phone until there is coverage.',
      },
      {
        glyph: 'document',
        title: 'Student records',
        text: 'Credits, transcripts, and consents that remember who changed what, ready for export.',
      },
    ],
  },
  questions: {
    title: 'What schools ask before they start',
    questions: [
      {
        question: 'Can we keep our learning platform?',
        answer:
          'Usually, yes. We extend it through LTI, plug-ins, and its API. A move makes sense when upgrades have become impossible, or when the license costs more than the migration.',
      },
      {
        question: 'Who gets to see student data?',
        answer:
          'Whoever you name in writing, through an account in your directory. We follow FERPA or GDPR as you do, test on masked copies, and log each look at a real record.',
      },
      {
        question: 'Does it work for learners with disabilities?',
        answer:
          'New screens are tested by keyboard and screen reader against WCAG 2.2, level AA. For the courses you already have, we list the barriers, starting with those that most learners meet.',
      },
      {
        question: 'What happens on exam day?',
        answer:
          'Releases stop two weeks earlier. During the exam an engineer watches load and errors together with your staff, and a paper procedure is printed in case everything fails at once.',
      },
      {
        question: 'Will you write our courses?',
        answer:
          'No, the subject stays with your teachers. Our instructional designers convert what they have, from slides and PDFs to H5P or SCORM, and suggest where a quiz would help.',
      },
    ],
  },
  closing: {
    title: 'When does your next term begin?',
    lead: 'Name the date and what has to work that morning. We tell you what can be ready by then, and what should wait.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'Signs of a quieter term',
    cards: [
      {
        glyph: 'clock',
        title: 'Teachers get their evenings back',
        text: 'Attendance, grades, and reminders are entered once, in class.',
      },
      {
        glyph: 'check',
        title: 'Registration without a line',
        text: 'Prerequisites, seats, and payment are settled in one visit, even on the busiest morning.',
      },
      {
        glyph: 'support',
        title: 'Trouble seen in week three',
        text: 'A short list each morning, early enough to save the semester.',
      },
      {
        glyph: 'chart',
        title: 'Reports from the source',
        text: 'Enrollment and completion come straight out of the records, in the format that funders want.',
      },
    ],
  },
} as const satisfies IndustryPage & {
  questions: FaqContent;
};

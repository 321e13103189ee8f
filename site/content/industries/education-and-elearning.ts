import type { FaqContent, ProcessStepsContent, SplitFeatureContent } from '#design-system';
import { lessonSteps } from '../../artwork/lesson-steps.ts';
import { projectCollege } from '../../artwork/project-college.ts';
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
  solutions: {
    title: 'Six things learners and staff will notice',
    lead: 'They speak open standards such as LTI and xAPI, so a later change of mind costs you one module instead of everything.',
    cards: [
      {
        glyph: 'education',
        title: 'Learning platforms',
        text: 'Moodle, Canvas, or one of your own, extended with course templates, cohort rules, and gradebooks that teachers fill in on a tablet.',
      },
      {
        glyph: 'calendar',
        title: 'Admissions and enrollment',
        text: 'Applications, fees, and seats share a queue. Applicants see which paper is missing; registrars see which class is full.',
      },
      {
        glyph: 'test',
        title: 'Exams and grading',
        text: 'Question banks, timed tests, and similarity checks. Answers are saved every few seconds, and a dropped connection costs nobody a grade.',
      },
      {
        glyph: 'chat',
        title: 'Virtual classrooms',
        text: 'Live lessons over Zoom, Teams, or BigBlueButton, with attendance and captions, and the recording filed under the right week.',
      },
      {
        glyph: 'mobileApp',
        title: 'Learning offline',
        text: 'Lessons download on school Wi-Fi. Progress stays on the phone until there is coverage, then both copies catch up.',
      },
      {
        glyph: 'document',
        title: 'Student records',
        text: 'Credits, transcripts, and consents that remember who changed what, ready for the ministry’s export or a transfer to another school.',
      },
    ],
  },
  schoolYear: {
    title: 'Your calendar decides; we plan around it',
    lead: 'Nothing goes live during exams. A project that begins in winter passes through one school year like this.',
    steps: [
      {
        label: 'Jan–Feb',
        title: 'Watch while classes run',
        text: 'Two weeks beside registrars, teachers, and the help desk, collecting each spreadsheet that a system should have made unnecessary.',
      },
      {
        label: 'Mar–May',
        title: 'Build for one department',
        text: 'Volunteers use the new way on a copy of their own courses, and correct it before anybody else depends on it.',
      },
      {
        label: 'Jun–Jul',
        title: 'Move the records',
        text: 'Grades are closed, so history can migrate. The registrar compares a sample of transcripts, old against new, and signs.',
      },
      {
        label: 'August',
        title: 'Rehearse registration',
        text: 'We simulate the busiest morning with twice last year’s students, and train staff in their own rooms, an hour per role.',
      },
      {
        label: 'September',
        title: 'Stay for the first weeks',
        text: 'Our people sit at the help desk until its queue is back to normal. Further changes wait for the fall break.',
      },
    ],
  },
  questions: {
    title: 'What schools ask before they start',
    lead: 'From registrars, teachers, and the person who answers for data protection.',
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
        question: 'Do teachers have to start over?',
        answer:
          'They learn one task at a time: set up a week, grade a paper, write to a class. Each has a five-minute lesson on the platform, and a colleague from the pilot to ask.',
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
    lead: 'Name the date and what has to work that morning. You hear what can be ready by then, and what had better wait.',
    interest: 'Software Development',
  },
  benefits: {
    title: 'Signs of a quieter term',
    lead: 'You will notice them at the help desk first, then in the staff room.',
    cards: [
      {
        glyph: 'clock',
        title: 'Teachers get their evenings back',
        text: 'Attendance, grades, and reminders are entered once, in class. Nothing is left to copy from one system into the next.',
      },
      {
        glyph: 'check',
        title: 'Registration without a line',
        text: 'Prerequisites, seats, and payment are settled in one visit, even on the morning when a whole year logs in.',
      },
      {
        glyph: 'support',
        title: 'Trouble seen in week three',
        text: 'Missed logins and late papers reach an advisor while a phone call can still save the semester.',
      },
      {
        glyph: 'chart',
        title: 'Reports from the source',
        text: 'Enrollment and completion figures come straight out of the records, in the format that funders and accreditors want.',
      },
    ],
  },
  pilot: {
    title: 'Begin with a pilot of one course',
    lead: 'An instructional designer, a developer, and a tester join one of your teachers for a month. The scope is fixed, and so is the end.',
    points: [
      'Week 1: we sit in on lessons and agree on what should improve',
      'Week 2: the course is rebuilt on a test platform',
      'Week 3: students use it, and we see where they stop',
      'Week 4: you read the results and decide on a rollout',
    ],
    action: { href: '/contact', label: 'Propose a course' },
    picture: {
      composition: projectCollege,
      alt: 'A laptop with a college website: the college building above three portraits of people.',
    },
  },
} as const satisfies IndustryPage & {
  /** A project over one school year. */
  schoolYear: ProcessStepsContent;
  questions: FaqContent;
  /** What the client gets in the first month. */
  pilot: SplitFeatureContent;
};

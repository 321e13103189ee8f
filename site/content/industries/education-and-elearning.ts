import type { FaqContent } from '#design-system';
import * as classSystems from '../../artwork/education/class-systems.ts';
import { danceWithSkeleton } from '../../artwork/education/dance-with-skeleton.ts';
import { learnersByWeek } from '../../artwork/education/learners.ts';
import * as officeSystems from '../../artwork/education/office-systems.ts';
import { readyBeforeRooster } from '../../artwork/ready-before-rooster.ts';
import { proofFact } from '../answers.ts';
import { firstReplies } from '../company/sample-proof/first-replies.ts';
import { industriesProof } from '../company/sample-proof/industries.ts';
import type { IndustryPage } from './industry-page.ts';

export const page = {
  path: '/industries/education-and-elearning',
  title: 'IT services for education and e-learning',
  description:
    'Learning platforms, enrollment, exams, and student records for schools, updated between terms.',
  banner: {
    eyebrow: 'For schools, colleges, and training companies',
    title: 'School software ready for the first day',
    lead: 'We build and improve enrollment, course, exam, and records systems for schools, universities, and training companies.',
    action: { href: '/contact', label: 'Plan your next term' },
    art: readyBeforeRooster,
  },
  standards: 'LTI and SCORM',
  explained: {
    title: 'How an early call keeps learners enrolled',
    lead: 'A sample course, taught twice: each dot is a learner in that week. The second time, an advisor called those who missed logins.',
    figure: learnersByWeek(
      {
        alone: [120, 118, 113, 106, 91, 83, 79, 76, 74, 73, 72, 71, 71],
        called: [120, 118, 113, 106, 104, 103, 102, 101, 100, 100, 99, 98, 98],
        callWeek: 3,
      },
      'Of 120 learners, 71 finish a 12-week course. With a call after missed logins in week 3, 98 finish.',
    ),
    steps: [
      {
        label: 'Before the course',
        title: 'Collect warning signs',
        text: 'Logins, late papers, and unfinished quizzes come from the platform you already use.',
      },
      {
        label: 'With your teachers',
        title: 'Agree on a trigger',
        text: 'Your teachers decide what counts. Two missed logins are a common choice.',
      },
      {
        label: 'The same morning',
        title: 'Call the learner',
        text: 'Each morning, an advisor gets a short list, with the reason next to each name.',
      },
      {
        label: 'The first term',
        title: 'Go live between terms',
        text: 'Nothing changes during exams. We join your help desk for the first weeks.',
      },
    ],
  },
  engagement: {
    title: 'How an education project is priced',
    action: { href: '/contact', label: 'Get a project calendar' },
    facts: [
      { term: 'For', detail: 'Schools, colleges, universities, and training companies' },
      {
        term: 'You get',
        detail: 'A tested system, staff training, and help-desk support in the first weeks',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed per release',
        condition: 'Based on scope; support by the month',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '7–9 months',
        condition: 'With the launch between terms',
      },
      { term: 'Team', detail: 'A designer, 2 developers, and a tester' },
      proofFact(industriesProof['/industries/education-and-elearning']),
    ],
    plan: {
      teams: [
        { label: 'Our team of four', shares: [1, 1, 1, 1], note: 'until the launch' },
        { label: 'Two of yours', shares: [0.1, 0.1], note: 'per department' },
      ],
      unit: 'Month',
      length: 9,
      rows: [
        { label: 'Screen design', from: 1, to: 3 },
        { label: 'Building', from: 2, to: 4 },
        { label: 'Releases', at: [3, 4, 7] },
        { label: 'Break for exams', from: 5, to: 6, isBreak: true },
        { label: 'Staff training', from: 7, to: 8 },
      ],
      finish: { label: 'Launch', from: 7, to: 9, note: 'Between terms' },
      alt: 'Nine months for a team of four: releases in months 3, 4, and 7, a break for exams, staff training, and a launch between terms.',
    },
  },
  solutions: {
    title: 'Education systems we build and improve',
    cards: [
      {
        drawing: classSystems.platform,
        title: 'Learning platforms',
        text: 'Moodle, Canvas, or your own platform, extended through LTI and xAPI with templates and gradebooks.',
      },
      {
        drawing: officeSystems.documents,
        title: 'Admissions and enrollment',
        text: 'Applicants see which document is missing, and registrars see which classes are full.',
      },
      {
        drawing: officeSystems.savedExam,
        title: 'Exams and grading',
        text: 'Answers are saved every few seconds, so a dropped connection doesn’t cost anyone a grade.',
      },
      {
        drawing: classSystems.lesson,
        title: 'Virtual classrooms',
        text: 'Live lessons with attendance and captions. Recordings are filed under the right week.',
      },
      {
        drawing: classSystems.offlinePhone,
        title: 'Offline learning',
        text: 'Lessons download at school. The phone stores progress until it’s online again.',
      },
      {
        drawing: officeSystems.change,
        title: 'Student records',
        text: 'Credits, transcripts, and consent forms, ready to export, with a history of who changed what.',
      },
    ],
  },
  questions: {
    title: 'Questions schools ask us',
    questions: [
      {
        question: 'Can we keep our learning platform?',
        answer:
          'Usually, yes. We extend it through LTI, plug-ins, and its API. Moving makes sense when you can no longer upgrade, or when the license costs more than the migration.',
      },
      {
        question: 'Who can see student data?',
        answer:
          'Only the people you name in writing, through accounts in your directory. We follow FERPA or GDPR, whichever applies to you. We test on masked copies and log every view of a real record.',
      },
      {
        question: 'Does it work for learners with disabilities?',
        answer:
          'Yes. We test new screens with a keyboard and a screen reader against WCAG 2.2, level AA. For your existing courses, we list the barriers, starting with those that affect the most learners.',
      },
      {
        question: 'What happens on exam day?',
        answer:
          'Releases stop two weeks earlier. During the exam, an engineer watches load and errors with your staff. If everything fails at once, you have a printed procedure.',
      },
      {
        question: 'How do teachers learn the new system?',
        answer:
          'In short sessions on their own courses, held a month before classes begin. Two colleagues from each department train with us first, and they answer most questions from then on.',
      },
      {
        question: 'Will you write our courses?',
        answer:
          'No, your teachers do that. Our instructional designers convert what you have, such as slides and PDFs, to H5P or SCORM. They also suggest where a quiz would help.',
      },
    ],
  },
  closing: {
    title: 'When does your next term begin?',
    lead: 'The date determines what can be ready in time. Please also tell us what has to work that morning.',
    quote: firstReplies['/industries/education-and-elearning'],
    background: 'accent',
    interest: 'Software Development',
  },
  benefits: {
    title: 'What improves for staff and students',
    art: danceWithSkeleton,
    reasons: [
      {
        title: 'Less evening work',
        text: 'Teachers enter attendance, grades, and reminders once, in class.',
      },
      {
        title: 'No line to register',
        text: 'Students sort out prerequisites, seats, and payment online in one visit.',
      },
      {
        title: 'Help before it’s too late',
        text: 'Advisors know by week 3 who may not finish the semester.',
      },
      {
        title: 'No retyped reports',
        text: 'Enrollment and completion figures come straight from the records, in your funders’ format.',
      },
    ],
  },
} as const satisfies IndustryPage & {
  questions: FaqContent;
};

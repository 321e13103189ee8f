import { scatterChart } from '../../artwork/scatter-chart.ts';
import { facts } from '../company/facts.ts';
import type { DataSciencePage } from './service-page.ts';

export const page = {
  path: '/data-science-consulting',
  title: 'Data science consulting from question to model',
  description:
    'Data science consulting in six services and six steps: modernize your data, manage it, and put AI and machine learning models to work on one question.',
  banner: {
    eyebrow: 'Data science consulting',
    title: 'Data science that starts with a question',
    lead: 'Who will cancel, what will sell, which part fails next? We find the data that could answer, test whether it does, and keep the answer current.',
    action: { href: '/contact', label: 'Talk to a data scientist' },
    art: scatterChart,
  },
  stats: [facts.practiceExperience, facts.launched, facts.rating, facts.developers],
  services: {
    title: 'Six services around one question',
    lead: 'Most clients enter at one of them and learn within weeks which of the others they need.',
    cards: [
      {
        glyph: 'idea',
        title: 'Consulting',
        text: 'Candidate questions ranked by value, by the data you have, and by the cost of being wrong. Three weeks, two people, one shortlist.',
      },
      {
        glyph: 'growth',
        title: 'Data modernization',
        text: 'Spreadsheets, Access files, and nightly dumps move into a warehouse, where old and new figures run side by side until they match.',
      },
      {
        glyph: 'handOver',
        title: 'Solution implementation',
        text: 'Notebook code becomes a service: packaged, tested, scheduled, and wired into the screen where somebody makes the decision.',
      },
      {
        glyph: 'document',
        title: 'Data management',
        text: 'Owners, definitions, and quality checks for the tables that matter. When a feed breaks, its owner hears before the board does.',
      },
      {
        glyph: 'dataScience',
        title: 'AI & ML solutions',
        text: 'Forecasts, risk scores, document extraction, and search over your own texts, each compared with the simple rule it has to beat.',
      },
      {
        glyph: 'layers',
        title: 'Data architecture',
        text: 'The path from source to dashboard on one drawing: batch or stream, lake or warehouse, and the access that privacy law allows.',
      },
    ],
  },
  process: {
    title: 'Six steps, and a way out after each',
    lead: 'Some questions turn out to have no answer in the data. The order lets you find out early and cheaply.',
    steps: [
      {
        title: 'Research',
        text: 'Interviews with those who decide today, the rules of thumb they use, and a count of the data that exists.',
      },
      {
        title: 'Requirement analysis',
        text: 'Target, tolerable error, and what happens on each prediction are fixed in writing. A model without consequences is dropped here.',
      },
      {
        // British spelling on purpose: it is the owner's name for this step.
        title: 'Data modelling',
        text: 'Sources are joined, hints from the future removed, features built. A plain baseline comes before anything with a famous name.',
      },
      {
        title: 'Solution',
        text: 'Whichever model earned its complexity goes behind an API or into a nightly table, and shows the reader its reasons.',
      },
      {
        title: 'Testing',
        text: 'Unseen history first, then weeks in shadow beside your current practice, with a check on groups it might treat unfairly.',
      },
      {
        title: 'Support & maintenance',
        text: 'Drift alarms, retraining on a schedule, and a person who can explain why last Tuesday looked odd.',
      },
    ],
  },
  questions: {
    title: 'Questions that repay the work',
    lead: 'Five examples of the right size: one decision, made often, by somebody who would act on a better guess.',
    cards: [
      {
        glyph: 'retail',
        title: 'What will this store sell on Friday?',
        text: 'Receipts, weather, and promotions feed a forecast per store and item. The order proposal is waiting when the manager arrives.',
        link: { href: '/industries/retail-and-ecommerce', label: 'Retail and e-commerce' },
      },
      {
        glyph: 'engineering',
        title: 'Which bearing fails next month?',
        text: 'Vibration series, labeled with repair tickets, give each machine a risk score that planners read before they book the line.',
        link: {
          href: '/industries/engineering-manufacturing',
          label: 'Engineering and manufacturing',
        },
      },
      {
        glyph: 'healthcare',
        title: 'How full will the ward be?',
        text: 'Admissions, season, and planned surgery become a range of beds instead of one number, in time to change the roster.',
        link: { href: '/industries/healthcare-development', label: 'Healthcare' },
      },
      {
        glyph: 'banking',
        title: 'Is this payment really hers?',
        text: 'Device signals and payment networks score a transfer while it waits, and each stop names the three reasons an analyst needs.',
        link: { href: '/industries/banking-and-finance', label: 'Banking and finance' },
      },
      {
        glyph: 'education',
        title: 'Who is about to leave the course?',
        text: 'Logins, late work, and sudden silence point tutors to students while a call still helps. No grade depends on the score.',
        link: { href: '/industries/education-and-elearning', label: 'Education and e-learning' },
      },
    ],
  },
  firstMonth: {
    title: 'Four weeks to a yes or a no',
    lead: 'The first month is ordered on its own. It ends with evidence, and our advice may well be to stop.',
    steps: [
      {
        label: 'Week 1',
        title: 'One question in writing',
        text: 'Half a day with the decision makers produces a page that says what would change if you knew the answer.',
      },
      {
        label: 'Week 2',
        title: 'The data, laid open',
        text: 'Gaps, duplicates, definitions that changed midway: you see samples of what is usable, and the reasons for the rest.',
      },
      {
        label: 'Week 3',
        title: 'A baseline and a challenger',
        text: 'Two simple models run on history that neither has seen. Their errors are translated into hours, stock, or money.',
      },
      {
        label: 'Week 4',
        title: 'Go on, wait, or stop',
        text: 'You get notebook, results, and an estimate for production, with a recommendation in one of those three words.',
      },
    ],
  },
  reasons: {
    title: 'Models that survive their first quarter',
    lead: 'Plenty of models work on a laptop. Ours are held to what the business does with them.',
    reasons: [
      {
        title: 'Simple wins ties',
        text: 'If last year’s average predicts as well as a neural network, you get the average and keep the rest of the budget.',
      },
      {
        title: 'Ranges instead of certainties',
        text: 'Every figure shows how wrong it may be, so that people learn when to trust it and when to pick up the phone.',
      },
      {
        title: 'Data stays at home',
        text: 'We work in your cloud account under your access rules. No copy reaches a laptop, and no public model learns from it.',
      },
      {
        title: 'Code for your analysts',
        text: 'Python, SQL, and dbt with tests and plain names, reviewed together, so that the next change doesn’t depend on our calendar.',
      },
    ],
  },
  engagement: {
    title: 'From baseline to production',
    lead: 'What usually follows if the answer after four weeks was yes.',
    action: { href: '/contact', label: 'Ask for a sample model card' },
    facts: [
      {
        term: 'Team',
        detail:
          'Data scientist, data engineer, a part-time analytics engineer, and a lead who translates both ways',
      },
      {
        term: 'Length',
        detail: 'Ten to fourteen weeks to shadow operation, then four weeks of watching',
      },
      {
        term: 'Stack',
        detail: [
          'Python',
          'scikit-learn',
          'PyTorch',
          'dbt',
          'Airflow',
          'Snowflake',
          'Databricks',
          'MLflow',
          'Power BI',
        ],
      },
      {
        term: 'Deliverables',
        detail:
          'Documented data sets, a model card, the tested pipeline, a monitoring dashboard, and a decision log',
      },
      {
        term: 'Data needed',
        detail: 'About two years of history to forecast; a few hundred labeled cases to classify',
      },
      {
        term: 'You provide',
        detail:
          'The owner of the decision, read access to the sources, and an expert two hours a week',
      },
      {
        term: 'Privacy',
        detail:
          'Personal fields are masked before analysis, and deletion requests reach the training data',
      },
    ],
  },
  closing: {
    title: 'What would you do if you knew?',
    lead: 'One sentence is enough: the question, and the decision that hangs on it. A data scientist replies with what it would take.',
    interest: 'Software Development',
  },
} as const satisfies DataSciencePage;

import { funnelOfQuestions } from '../../artwork/data-science/funnel-of-questions.ts';
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
    cards: [
      {
        glyph: 'idea',
        title: 'Consulting',
        text: 'Questions ranked by value, by your data, and by the cost of being wrong. Three weeks, one shortlist.',
      },
      {
        glyph: 'growth',
        title: 'Data modernization',
        text: 'Spreadsheets and nightly dumps move into a warehouse. Old and new run side by side until they match.',
      },
      {
        glyph: 'handOver',
        title: 'Solution implementation',
        text: 'Notebook code becomes a service: tested, scheduled, and wired into the screen where people decide.',
      },
      {
        glyph: 'document',
        title: 'Data management',
        text: 'Owners, definitions, and checks. When a feed breaks, its owner hears before the board does.',
      },
      {
        glyph: 'dataScience',
        title: 'AI & ML solutions',
        text: 'Forecasts, risk scores, and search over your texts, each compared with the rule it has to beat.',
      },
      {
        glyph: 'layers',
        title: 'Data architecture',
        text: 'The path from source to dashboard on one drawing, with the access that privacy law allows.',
      },
    ],
  },
  explained: {
    title: 'Most questions end early, and cheaply',
    lead: 'Each line is a question, and ends at the step that showed it wasn’t worth more. A sample year with 40 of them:',
    figure: funnelOfQuestions(
      {
        steps: [
          { label: 'Research', stops: 14, why: 'lack data', days: 1 },
          { label: 'Requirement analysis', stops: 11, why: 'change nothing', days: 3 },
          // British spelling on purpose: it is the owner's name for this step.
          { label: 'Data modelling', stops: 8, why: 'lose to a simple rule', days: 9 },
          { label: 'Solution', stops: 3, why: 'cost too much', days: 20 },
          { label: 'Testing', stops: 3, why: 'fail on new data', days: 34 },
        ],
        last: 'Support & maintenance',
      },
      'Of 40 questions, 33 end within the first three steps, after 9 days of work at most. Six end later, and one goes live.',
    ),
    steps: [
      {
        title: 'Research',
        text: 'We ask those who decide today, and count the data that exists.',
      },
      {
        title: 'Requirement analysis',
        text: 'Target, tolerable error, and what happens on each prediction, in writing.',
      },
      {
        title: 'Data modelling',
        text: 'A plain baseline comes before anything with a famous name.',
      },
      {
        title: 'Solution',
        text: 'The model that earned its complexity goes behind an API, and shows its reasons.',
      },
      {
        title: 'Testing',
        text: 'History it hasn’t seen, then weeks in shadow, with a check for unfairness.',
      },
      {
        title: 'Support & maintenance',
        text: 'Drift alarms, retraining, and a person who can explain last Tuesday.',
      },
    ],
  },
  industries: {
    title: 'Where questions repay the work',
    links: [
      { href: '/industries/retail-and-ecommerce', label: 'Retail' },
      { href: '/industries/engineering-manufacturing', label: 'Manufacturing' },
      { href: '/industries/healthcare-development', label: 'Healthcare' },
      { href: '/industries/banking-and-finance', label: 'Banking' },
      { href: '/industries/education-and-elearning', label: 'Education' },
    ],
  },
  reasons: {
    title: 'Models that survive their first quarter',
    reasons: [
      {
        title: 'Simple wins ties',
        text: 'If last year’s average predicts as well, you get the average and keep the budget.',
      },
      {
        title: 'Ranges instead of certainties',
        text: 'Every figure shows how wrong it may be, so people learn when to trust it.',
      },
      {
        title: 'Data stays at home',
        text: 'We work in your cloud account. No copy reaches a laptop or a public model.',
      },
      {
        title: 'Code for your analysts',
        text: 'Python, SQL, and dbt with tests and plain names, reviewed together.',
      },
    ],
  },
  engagement: {
    title: 'From baseline to production',
    lead: 'For one question that survives its baseline.',
    action: { href: '/contact', label: 'Bring your question' },
    facts: [
      {
        term: 'Team',
        detail: 'Data scientist, data engineer, part-time analytics engineer, and a lead',
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
        detail: 'A model card, the tested pipeline, a monitoring dashboard, and a decision log',
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
    ],
  },
  closing: {
    title: 'What would you do if you knew?',
    lead: 'One sentence is enough: the question, and the decision that hangs on it. A data scientist replies with what it would take.',
    interest: 'Software Development',
  },
} as const satisfies DataSciencePage;

import { funnelOfQuestions } from '../../artwork/data-science/funnel-of-questions.ts';
import { growingPuppy } from '../../artwork/data-science/growing-puppy.ts';
import * as serviceAnimals from '../../artwork/data-science/service-animals.ts';
import * as services from '../../artwork/data-science/services.ts';
import { questionAsBait } from '../../artwork/question-as-bait.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { developmentProof } from '../company/sample-proof/development.ts';
import { firstReplies } from '../company/sample-proof/first-replies.ts';
import { leads } from './leads.ts';
import type { DataSciencePage } from './service-page.ts';

export const page = {
  path: '/data-science-consulting',
  title: 'Data science consulting from question to model',
  description:
    'Data science consulting in six services and six steps, from a business question to a working AI model.',
  banner: {
    eyebrow: 'For companies that decide the same thing often',
    title: 'Data science that starts with a question',
    lead: 'Who will cancel, what will sell, and which part will fail next? We find the data, test whether it gives an answer, and keep the model current.',
    action: { href: '/contact', label: 'Talk to a data scientist' },
    art: questionAsBait,
  },
  stats: [facts.practiceExperience, facts.launched, facts.rating],
  services: {
    title: 'Data science services we offer',
    lead: 'Begin with the one that fits your data today.',
    cards: [
      {
        drawing: services.topQuestion,
        title: 'Consulting',
        text: 'In three weeks, we rank your questions by value, available data, and the cost of a wrong answer.',
      },
      {
        drawing: serviceAnimals.equalReports,
        title: 'Data modernization',
        text: 'We move spreadsheets into Snowflake or Databricks, and run old and new reports side by side until they match.',
      },
      {
        drawing: services.suggestedOrder,
        title: 'Solution implementation',
        text: 'We turn notebook code into a tested, scheduled service and show its results where people make the decision.',
      },
      {
        drawing: serviceAnimals.brokenFeed,
        title: 'Data management',
        text: 'Every data source gets definitions, checks, and an owner, who is the first to know when a feed breaks.',
      },
      {
        drawing: services.clearedBar,
        title: 'AI & ML solutions',
        text: 'Forecasts, risk scores, and search in your documents, each compared with the simple rule it has to beat.',
      },
      {
        drawing: serviceAnimals.allowedViewers,
        title: 'Data architecture',
        text: 'One diagram shows how data gets from source to dashboard, and who may see it under privacy law.',
      },
    ],
  },
  explained: {
    title: 'How we test a question in six steps',
    lead: 'Of 40 questions in a sample year, 33 are ruled out within nine days of work, and one goes live. The bright ones go on to the next step.',
    figure: funnelOfQuestions(
      [
        { stops: 14, days: 1 },
        { stops: 11, days: 3 },
        { stops: 8, days: 9 },
        { stops: 3, days: 20 },
        { stops: 3, days: 34 },
      ],
      'Of 40 questions, 33 end within the first three steps, after 9 days of work at most. Six end later, and one goes live.',
    ),
    steps: [
      {
        label: '14 of 40 lack data',
        title: 'Research',
        text: 'We interview current decision-makers and check which data is available.',
      },
      {
        label: '11 of 26 change nothing',
        title: 'Requirement analysis',
        text: 'We document the target, the acceptable error, and what follows from a prediction.',
      },
      {
        label: '8 of 15 lose to a rule',
        // British spelling on purpose: it is the owner's name for this step.
        title: 'Data modelling',
        text: 'We try a simple baseline before anything more complex.',
      },
      {
        label: '3 of 7 cost too much',
        title: 'Solution',
        text: 'What beats the baseline gets an API and explains each result.',
      },
      {
        label: '3 of 4 fail on new data',
        title: 'Testing',
        text: 'We test on unseen data, check for bias, and compare with your current process.',
      },
      {
        label: '1 is live',
        title: 'Support & maintenance',
        text: 'We monitor drift, retrain the model, and explain any result.',
      },
    ],
  },
  industries: {
    title: 'Industries we build models for',
    links: [
      { href: '/industries/retail-and-ecommerce', label: 'Retail' },
      { href: '/industries/engineering-manufacturing', label: 'Manufacturing' },
      { href: '/industries/healthcare-development', label: 'Healthcare' },
      { href: '/industries/banking-and-finance', label: 'Banking' },
      { href: '/industries/education-and-elearning', label: 'Education' },
    ],
  },
  reasons: {
    title: 'How we earn your trust',
    art: growingPuppy,
    reasons: [
      {
        title: 'We keep models simple',
        text: 'If last year’s average predicts just as well, we recommend it, and you save the budget for another question.',
      },
      {
        title: 'You see how sure we are',
        text: 'Every forecast comes with a probability range, so your people know when to rely on it.',
      },
      {
        title: 'Your data stays with you',
        text: 'We work in your cloud account, and nothing is copied to a laptop or a public AI model.',
      },
      {
        title: 'You can read the code',
        text: 'We write Python, SQL, and dbt with tests and clear names, and review it with your team.',
      },
    ],
  },
  engagement: {
    title: 'Terms and schedule of a first model',
    action: { href: '/contact', label: 'Get a feasibility check' },
    facts: [
      {
        term: 'For',
        detail: 'Companies that make the same decision often and have data about it',
      },
      {
        term: 'You get',
        detail: 'A tested pipeline, a monitoring dashboard, a model card, and a decision log',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Fixed up to the baseline',
        condition: 'After the baseline model, a daily rate with a cap',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '10–14 weeks to a trial',
        condition: 'Alongside your process, then 4 weeks of monitoring',
      },
      {
        term: 'Team',
        detail: 'A data scientist, a data engineer, a part-time analytics engineer, and a lead',
      },
      {
        term: 'Data needed',
        detail: 'About 2 years of history to forecast; a few hundred labeled cases to classify',
      },
      proofFact(developmentProof['/data-science-consulting']),
    ],
    plan: {
      teams: [
        {
          label: 'Our team of four',
          shares: [1, 1, 1, 0.5],
          note: 'three full time, one part time',
        },
      ],
      unit: 'Week',
      length: 14,
      rows: [
        { label: 'Data check', from: 1, to: 2 },
        { label: 'Baseline model', from: 3, to: 4 },
        { label: 'Better models', from: 5, to: 9 },
        { label: 'Pipeline', from: 7, to: 12 },
        { label: 'Tests on new data', from: 8, to: 10 },
      ],
      finish: { label: 'Trial', from: 10, to: 14 },
      alt: 'A team of four checks the data, has a baseline model in week 4, and works on better models, a pipeline, and tests until the trial in weeks 10 to 14.',
    },
  },
  closing: {
    title: 'What would you like to predict?',
    lead: 'A data scientist will tell you what an answer would take. It helps to know which decision depends on the answer.',
    quote: firstReplies['/data-science-consulting'],
    background: 'accent',
    interest: 'Software Development',
    reader: leads.data,
  },
} as const satisfies DataSciencePage;

import { busyPeople } from '../../artwork/posts/busy-people.ts';
import { oldVersions } from '../../artwork/posts/old-versions.ts';
import { mobileAppStepsCard } from './cards/mobile-app-steps.ts';
import type { Post } from './post.ts';

export const mobileAppSteps = {
  ...mobileAppStepsCard,
  kind: 'article',
  title: 'Mobile app development: nine steps to launch',
  description:
    'Nine steps from idea to launch, shown with one example app, and how to tell when each is done.',
  closing: {
    title: 'Do you have an app in mind?',
    lead: 'We’ll ask who would use it, and where.',
    interest: 'Software Development',
    reader: mobileAppStepsCard.author,
    emphasis: 'quiet',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Lists of app development steps tend to be true and useless. This article follows one invented app instead, from start to finish: a job sheet for elevator mechanics, who use carbon paper today. Each step ends with a test, and if you can’t pass it, that step is where you are losing money.',
    },
    { kind: 'heading', id: 'moment', text: '1. Describe the moment of use' },
    {
      kind: 'paragraph',
      text: '“A mechanic in gloves, in a machine room without signal, records that a brake was replaced.” This one sentence decides more than most specifications do: the app works offline, has large buttons, takes photos, and syncs later by itself.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' five people who do this work have corrected your sentence.',
      ],
    },
    { kind: 'heading', id: 'avoid', text: '2. Check whether you need an app at all' },
    {
      kind: 'paragraph',
      text: 'Try the idea for two weeks with a shared web form and a group chat. If that works, a mobile website will do, at a fraction of the cost and without a store’s approval. An app is worth building if it has to work offline, use the phone’s hardware, or send notifications on time, or if people will open it every day.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' you can name one requirement that a browser can’t meet, such as ours: a day’s records must be safe on a phone without a signal.',
      ],
    },
    { kind: 'heading', id: 'one-loop', text: '3. Cut the first release to one workflow' },
    {
      kind: 'paragraph',
      text: 'Open today’s job, record the work, get a signature, sync. Parts ordering, chat, and the manager’s dashboard go on a list for later, because a second workflow more than doubles the work: each one also affects the other.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' the sponsor has agreed to what the first release leaves out.',
      ],
    },
    { kind: 'heading', id: 'platform', text: '4. Choose a platform your team can maintain' },
    {
      kind: 'table',
      caption: 'Three ways to build an app',
      columns: ['Approach', 'Good for', 'Drawback'],
      rows: [
        [
          'Cross-platform (React Native, Flutter)',
          'Forms, lists, maps, cameras: most business apps',
          'New system features may have to wait for a library',
        ],
        [
          'Native (Swift and Kotlin)',
          'Bluetooth devices, heavy video, widgets, long background work',
          'Two code bases and two teams',
        ],
        [
          'Installable web app',
          'Occasional use, tight budgets, no store',
          'Limited access to hardware, especially on iPhones',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'The mechanics get one cross-platform code base, for a simple reason: the client has two TypeScript developers and no Swift developer. ',
        { strong: 'Done when' },
        ' you know who will fix a crash two years from now.',
      ],
    },
    { kind: 'heading', id: 'scare', text: '5. Build the riskiest part first' },
    {
      kind: 'paragraph',
      text: 'If two mechanics edit the same job offline and then both get a signal again, whose record wins? Spend one week on that question alone, with ugly screens and the worst phone the company owns. In the same week, give users a clickable design of the workflow and watch without explaining anything.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' the risky part works on a real device, or the project has stopped, which costs less now than at any later step.',
      ],
    },
    { kind: 'heading', id: 'contract', text: '6. Agree on what the server sends and accepts' },
    {
      kind: 'paragraph',
      text: 'You can replace a website tonight, but not an app that is on 800 phones. Old versions will call your server for a year or more, and every field you publish has to keep working. Let the phone create its own record numbers, so that sending a record twice does no harm, and put a “please update” message in the first release, because you can’t add one to an app that no longer works.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' app and server developers can work for a week without talking to each other.',
      ],
    },
    {
      kind: 'pullQuote',
      text: 'You can replace a website tonight, but not an app that is on 800 phones.',
      art: oldVersions,
    },
    { kind: 'heading', id: 'slices', text: '7. Release a working slice every week' },
    {
      kind: 'paragraph',
      text: 'A slice runs from screen to database: “see today’s jobs,” then “record a repair,” then “sign.” Every Friday, three real mechanics get a signed build through TestFlight and Google’s internal testing program. Automate build signing in the first week, while a mistake costs an hour instead of a launch date.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' a mechanic finishes a day’s work without the carbon paper in the van.',
      ],
    },
    { kind: 'heading', id: 'bad-day', text: '8. Test what can go wrong' },
    {
      kind: 'paragraph',
      text: 'The normal case gets tested whenever someone uses the app. Set aside time for these:',
    },
    {
      kind: 'list',
      items: [
        'Airplane mode turned on in the middle of saving.',
        'The app killed by the system during a photo upload.',
        'Camera permission denied, then granted in the settings.',
        'Storage full, battery at 3%, clock set wrong.',
        'The largest text size, and a screen reader from start to signature.',
        'An update installed over a version with unsent records, which is how data gets lost.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' none of these loses a record, and in each case, the app says what to do next.',
      ],
    },
    { kind: 'heading', id: 'launch', text: '9. Open store accounts early and launch in stages' },
    {
      kind: 'paragraph',
      text: 'Open the store accounts in week one, in the company’s name. If a freelancer owns the account, you may have to negotiate for it later, and proving your company’s identity can take longer than expected. Prepare the privacy declarations, a demo login for the reviewer, and, if people can create accounts in the app, a way to delete them. Expect at least one rejection, and allow a week for it.',
    },
    {
      kind: 'paragraph',
      text: 'Release to one branch office first, then to a fifth of all users, and finally to everyone. Decide beforehand what will make you stop, such as more than 1% of syncs failing. A limit set in advance is easier to follow in a crisis.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' the last carbon pad is in the recycling bin, and the team knows which two requests come next.',
      ],
    },
    { kind: 'heading', id: 'calendar', text: 'The steps on a calendar' },
    {
      kind: 'figure',
      title: 'Who is busy in each of the 16 weeks',
      lead: 'A large dot is a busy week, and a small dot is a free one.',
      figure: busyPeople(
        {
          people: ['Product owner', 'Designer', 'Developer', 'Developer', 'Tester'],
          stretches: [
            { steps: '1–3', weeks: 2, busy: [0, 1] },
            { steps: '4–5', weeks: 2, busy: [1, 2, 3] },
            { steps: '6–7', weeks: 8, busy: [0, 1, 2, 3, 4] },
            { steps: '8', weeks: 2, busy: [2, 3, 4] },
            { steps: '9', weeks: 2, busy: [0, 2] },
          ],
        },
        'Five people over 16 weeks: two or three are busy at the start and at the end, and all five from week 5 to week 12.',
      ),
      note: 'The plan for the invented app; the table below lists the same weeks.',
    },
    {
      kind: 'table',
      caption: 'Example plan for the job sheet: 16 weeks, five people',
      columns: ['Weeks', 'Steps', 'Who is busy'],
      rows: [
        ['1–2', '1–3, store accounts opened', 'Product owner, designer'],
        ['3–4', '4–5', 'Designer, both developers'],
        ['5–12', '6–7, one build a week', 'All five'],
        ['13–14', '8', 'Tester, and both developers for fixes'],
        ['15–16', '9', 'Product owner, one developer'],
      ],
    },
    {
      kind: 'note',
      title: 'Budget for the second year',
      text: [
        'Apple and Google each release a major version every year, and your app has to keep up. Budget for it now: one developer for one day a week comes to 52 days a year. If you don’t have that developer, ',
        { href: '/mobile-app-development', text: 'our app team' },
        ' can do it. If you aren’t that far yet, a clickable prototype from ',
        { href: '/software-development', text: 'our designers' },
        ' is a good first step.',
      ],
    },
  ],
} satisfies Post;

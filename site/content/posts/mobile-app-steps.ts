import { busyPeople } from '../../artwork/posts/busy-people.ts';
import { mobileAppStepsCard } from './cards/mobile-app-steps.ts';
import type { Post } from './post.ts';

export const mobileAppSteps = {
  ...mobileAppStepsCard,
  kind: 'article',
  title: 'Mobile app development: nine steps to launch',
  description:
    'Follow one invented app, a job sheet for elevator mechanics, through nine steps from idea to staged launch, each with a test that tells you it is done.',
  closing: {
    title: 'An idea for an app?',
    lead: 'Say who would use it and where, and a product designer writes back.',
    interest: 'Software Development',
    emphasis: 'quiet',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Lists of app development steps tend to be true and useless. So we follow one invented app all the way: a job sheet for elevator mechanics, who today fill in carbon paper. Each step ends with a test, and a step whose test you can’t pass is where your money is leaking.',
    },
    { kind: 'heading', id: 'moment', text: '1. Describe the moment of use' },
    {
      kind: 'paragraph',
      text: '“A mechanic in gloves, in a machine room without signal, records that a brake was replaced.” This single sentence has already decided more than most specifications: it works offline, its buttons are large, it takes a photograph, and it syncs later by itself.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' five people who live that moment have corrected your sentence. They will.',
      ],
    },
    { kind: 'heading', id: 'avoid', text: '2. Try hard not to build it' },
    {
      kind: 'paragraph',
      text: 'Run the idea for two weeks with a shared web form and a group chat. If people put up with that, a mobile website will do, at a fraction of the cost and without a store’s permission. An app earns its icon by working offline, by using the phone’s hardware, by timely notifications, or by being opened every day.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' you can name one need that a browser fails. Ours: the machine room has no signal.',
      ],
    },
    { kind: 'heading', id: 'one-loop', text: '3. Cut the first release down to one loop' },
    {
      kind: 'paragraph',
      text: 'Open today’s job, record the work, get a signature, sync. Parts ordering, chat, and the manager’s dashboard go on a list for later. A second loop more than doubles the work, since the two can also get in each other’s way.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' somebody important has lost a favorite feature. Until then you have only reordered the wish list.',
      ],
    },
    { kind: 'heading', id: 'platform', text: '4. Choose the platform by who will maintain it' },
    {
      kind: 'table',
      caption: 'Three ways to build, and the price of each',
      columns: ['Way', 'Pick it for', 'You accept'],
      rows: [
        [
          'Cross-platform (React Native, Flutter)',
          'Forms, lists, maps, cameras: most business apps',
          'Waiting now and then for a library to catch up with the system',
        ],
        [
          'Native (Swift and Kotlin)',
          'Bluetooth devices, heavy video, widgets, long work in the background',
          'Two code bases, and two sets of people',
        ],
        [
          'Installable web app',
          'Occasional use, tight budgets, no store',
          'Thinner access to hardware, above all on iPhones',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'The mechanics get one cross-platform code base. Benchmarks didn’t settle it; the client has two TypeScript developers and no Swift developer. ',
        { strong: 'Done when' },
        ' you know who will fix a crash two years from now.',
      ],
    },
    { kind: 'heading', id: 'scare', text: '5. Build the frightening part first' },
    {
      kind: 'paragraph',
      text: 'Two mechanics edit the same job offline, then both come up from the basement. Whose record wins? Spend one week on that alone, with ugly screens and the worst phone the company owns. In the same week, put a clickable design of the loop into users’ hands and watch without explaining.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' the risky part works on a real device, or the project has stopped. Stopping now is the cheapest good decision you will be offered.',
      ],
    },
    { kind: 'heading', id: 'contract', text: '6. Agree on what the server promises' },
    {
      kind: 'paragraph',
      text: 'You can replace your website tonight; you can’t replace what sits on 800 phones. Old versions will call your server for a year or more, so every field you publish is a promise. Let the phone make its own record numbers, so that sending something twice does no harm. Ship a “please update” switch in the first release, because it can’t be added to phones that no longer work.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' app and server people can work for a week without talking to each other.',
      ],
    },
    { kind: 'heading', id: 'slices', text: '7. Ship a slice every week' },
    {
      kind: 'paragraph',
      text: 'A slice runs from screen to database: “see today’s jobs,” then “record a repair,” then “sign.” Each Friday a signed build goes through TestFlight and Google’s internal testing to three real mechanics. Automate the signing in the first week, while a mistake there costs an hour instead of a launch date.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' a mechanic finishes a day’s work without the carbon paper in the van.',
      ],
    },
    { kind: 'heading', id: 'bad-day', text: '8. Test the bad day' },
    {
      kind: 'paragraph',
      text: 'The happy path gets tested by everybody, every day, for free. Pay for this list:',
    },
    {
      kind: 'list',
      items: [
        'Airplane mode switched on in the middle of saving.',
        'The app killed by the system during a photo upload.',
        'Camera permission refused, then granted in the settings.',
        'Storage full, battery at three percent, clock set wrong.',
        'The largest text size, and a screen reader from start to signature.',
        'An update installed over a version with unsent records. This is the one that loses data.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' none of these loses a record, and each tells the user what to do next.',
      ],
    },
    { kind: 'heading', id: 'launch', text: '9. Enter the stores early, and launch to a few' },
    {
      kind: 'paragraph',
      text: 'Open the store accounts in week one, in the company’s name. An account that belongs to a freelancer becomes a negotiation later, and proving who your company is can take longer than you planned. Prepare the privacy declarations, a demo login for the reviewer, and a way to delete an account if one can be created in the app. Expect a rejection, and leave a week for it.',
    },
    {
      kind: 'paragraph',
      text: 'Then release to one branch office, to a fifth of all users, to everyone. Write down beforehand what makes you halt: say, more than one sync in a hundred failing. At two in the morning, a number decides better than a meeting.',
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Done when' },
        ' the last carbon pad is in the recycling, and the team knows which two requests come next.',
      ],
    },
    { kind: 'heading', id: 'calendar', text: 'The same nine steps on a calendar' },
    {
      kind: 'figure',
      title: 'Sixteen weeks, five people, 60 busy weeks',
      lead: 'A large dot is a week in which the person is busy, and a small one a week in which they aren’t.',
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
        'Sixteen weeks of five people: two or three are busy at either end, and all five from week 5 to week 12.',
      ),
      note: 'The plan of the invented job sheet. The table has the same weeks in words.',
    },
    {
      kind: 'table',
      caption: 'Example plan for the job sheet: sixteen weeks, five people',
      columns: ['Weeks', 'Steps', 'Busy people'],
      rows: [
        ['1 and 2', '1 to 3, store accounts opened', 'Product owner, designer'],
        ['3 and 4', '4 and 5', 'Designer, both developers'],
        ['5 to 12', '6 and 7, one build a week', 'All five, tester included'],
        ['13 and 14', '8', 'Tester, developers on repairs'],
        ['15 and 16', '9', 'Product owner, one developer'],
      ],
    },
    {
      kind: 'note',
      title: 'Keep money for year two',
      text: [
        'Both systems bring out a major version every year, and your app has to follow. One developer for one day a week is 52 days: budget it now, or explain it later. If you would rather not hold that day yourself, ',
        { href: '/mobile-app-development', text: 'our app team' },
        ' can, and a clickable prototype from ',
        { href: '/software-development', text: 'our designers' },
        ' is a modest way to begin.',
      ],
    },
  ],
} satisfies Post;

/*
 * Stands in for the third party's job widget until its URL, key, and portal id are configured. It reads the same attributes from its script element and renders sample jobs into the container.
 */
const script = document.currentScript;
const container = document.getElementById(script.dataset.container);
const jobs = [
  [
    'React engineer',
    'TypeScript, Next.js, and accessible components',
    '$75–90 an hour',
    'USA, contract to hire',
  ],
  [
    'Salesforce administrator',
    'Flows, permission sets, and reports',
    'INR 1.8–2.4 million a year',
    'India, permanent',
  ],
  [
    'Cloud architect',
    'AWS, Terraform, and recovery tests',
    'CA$90–110 an hour',
    'Canada, contract',
  ],
  ['Data engineer', 'Python, dbt, and Snowflake', 'GBP 62,000–74,000 a year', 'UK, permanent'],
];
const list = document.createElement('ul');
for (const [title, skills, pay, place] of jobs) {
  const item = document.createElement('li');
  const heading = document.createElement('h3');
  const work = document.createElement('p');
  const terms = document.createElement('p');
  const strong = document.createElement('strong');
  const link = document.createElement('a');
  heading.textContent = title;
  strong.textContent = pay;
  work.textContent = skills;
  terms.append(strong, document.createElement('br'), place);
  link.href = '/contact';
  link.textContent = `Apply as ${title}`;
  item.append(heading, work, terms, link);
  list.append(item);
}
list.dataset.portal = script.dataset.portalId;
container.append(list);

/*
 * Stands in for the third party's job widget until its URL, key, and portal id are configured. It reads the same attributes from its script element and renders sample jobs into the container.
 */
const script = document.currentScript;
const container = document.getElementById(script.dataset.container);
const jobs = [
  ['React engineer', '$75–90 an hour', 'USA, contract to hire'],
  ['Salesforce administrator', 'INR 1.8–2.4 million a year', 'India, permanent'],
  ['Cloud architect', 'CA$90–110 an hour', 'Canada, contract'],
  ['Data engineer', 'GBP 62,000–74,000 a year', 'UK, permanent'],
];
const list = document.createElement('ul');
for (const [title, pay, place] of jobs) {
  const item = document.createElement('li');
  const heading = document.createElement('h3');
  const text = document.createElement('p');
  const strong = document.createElement('strong');
  const link = document.createElement('a');
  heading.textContent = title;
  strong.textContent = pay;
  text.append(strong, document.createElement('br'), place);
  link.href = '/contact';
  link.textContent = `Apply as ${title}`;
  item.append(heading, text, link);
  list.append(item);
}
list.dataset.portal = script.dataset.portalId;
container.append(list);

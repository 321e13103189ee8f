/*
 * Stands in for the third party's job widget until its URL, key, and portal id are configured. It reads the same attributes from its script element and renders sample jobs into the container.
 */
const script = document.currentScript;
const container = document.getElementById(script.dataset.container);
const jobs = [
  ['React engineer', 'USA · contract to hire · $75–90 an hour'],
  ['Salesforce administrator', 'India · permanent · INR 1.8–2.4 million'],
  ['Cloud architect', 'Canada · contract · CA$90–110 an hour'],
  ['Data engineer', 'UK · permanent · GBP 62,000–74,000'],
];
const list = document.createElement('ul');
for (const [title, place] of jobs) {
  const item = document.createElement('li');
  const heading = document.createElement('h3');
  const text = document.createElement('p');
  const link = document.createElement('a');
  heading.textContent = title;
  text.textContent = place;
  link.href = '/contact';
  link.textContent = `Apply as ${title}`;
  item.append(heading, text, link);
  list.append(item);
}
list.dataset.portal = script.dataset.portalId;
container.append(list);

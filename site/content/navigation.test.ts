import { expect, test } from 'vitest';
import { industryPaths, servicePaths, usefulPaths } from '../required-paths.ts';
import { industryLinks, serviceLinks } from './catalog.ts';
import { footerContent } from './footer.ts';
import { headerNavigation } from './navigation.ts';

const menus = [
  { file: 'services/services.ts', menu: 'Services', links: serviceLinks, required: servicePaths },
  {
    file: 'industries/industries.ts',
    menu: 'Industries',
    links: industryLinks,
    required: industryPaths,
  },
];

const lists = [
  ...menus,
  { file: 'footer.ts', links: footerContent.usefulLinks, required: usefulPaths },
];

test.each(lists)('$file has what the product owner requires', ({ file, links, required }) => {
  const listed: string[] = links.map(({ href }) => href);
  const missing = required.filter((path) => !listed.includes(path));
  expect(
    missing,
    `site/content/${file} has no entry for ${missing.join(', ')}. The product owner requires it: see site/required-paths.ts.`,
  ).toEqual([]);
  expect(
    listed.filter((path) => required.some((each) => each === path)),
    `site/content/${file} has the required entries in another order than site/required-paths.ts.`,
  ).toEqual(required);
  expect(listed, `site/content/${file} has two entries of one path.`).toEqual([...new Set(listed)]);
});

test.each(menus)('the $menu menu lists all of $file', ({ menu, links }) => {
  const found = headerNavigation.items.find(({ label }) => label === menu);
  expect(found).toMatchObject({ links });
});

test('labels are unique, because the header identifies its menus by them', () => {
  const labels = [...headerNavigation.items, headerNavigation.userMenu].map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

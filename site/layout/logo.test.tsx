import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from '../content/company/logo.tsx';

it('is hidden from assistive technology, because the name is next to it', () => {
  expect(renderToStaticMarkup(<Logo />)).toContain('aria-hidden="true"');
});

import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Composition } from '../artwork/composition.ts';
import { Button } from '../primitives/button/button.tsx';
import { Carousel } from '../primitives/carousel/carousel.tsx';
import { TextField } from '../primitives/text-field/text-field.tsx';
import { Banner } from './banner/banner.tsx';
import { CardGrid } from './card-grid/card-grid.tsx';
import { type Option, OptionCards } from './option-cards/option-cards.tsx';
import { Stats } from './stats/stats.tsx';
import { TitledSection } from './titled-section/titled-section.tsx';

const art: Composition = { width: 1, height: 1, shapes: [] };
const option = { title: 'Monthly', text: '', points: [] } as const;
const untyped: Option = option;
const stat = { value: '', label: '' };
const link = { href: '#', label: 'Go' } as const;

/** The type checker rejects each of these, because it would be overridden, unused, or left out. */
const mistakes: readonly ReactNode[] = [
  // @ts-expect-error Children would replace the art.
  <Banner key="both" title="" lead="" art={art}>
    A picture
  </Banner>,
  // @ts-expect-error There is no picture to position.
  <Banner key="position" title="" lead="" imagePosition="start" />,
  // @ts-expect-error A picture below the text has no side.
  <Banner key="side" title="" lead="" art={art} variant="stacked" imagePosition="start" />,
  // @ts-expect-error A second action needs a first.
  <Banner key="second" title="" lead="" secondAction={link} />,
  // @ts-expect-error One figure isn’t a row.
  <Stats key="one" stats={[stat]} label="" />,
  // @ts-expect-error A row has no room for a sixth figure.
  <Stats key="six" stats={[stat, stat, stat, stat, stat, stat]} label="" />,
  // @ts-expect-error Rows have no columns.
  <CardGrid key="rows" title="" cards={[]} variant="rows" columns={3} />,
  // @ts-expect-error None of the options has this title.
  <OptionCards key="highlight" title="" options={[option]} highlight="Yearly" />,
  // @ts-expect-error The types don't know whether an option has this title.
  <OptionCards key="unknown" title="" options={[untyped]} highlight="Monthly" />,
  // @ts-expect-error The carousel would have two names.
  <Carousel key="names" slides={[]} perView={{ base: 1 }} labelledBy="a" header={() => null} />,
  // @ts-expect-error A custom layout has its own gaps.
  <TitledSection key="gap" title="" gap="x2">
    {() => null}
  </TitledSection>,
  // @ts-expect-error The field itself sets its control's description.
  <TextField key="described" label="" aria-describedby="a" />,
  // @ts-expect-error Busy already means disabled.
  <Button key="busy" busy aria-disabled={false} />,
];

test('props that exclude each other cannot be used together', () => {
  expect(mistakes).toHaveLength(13);
});

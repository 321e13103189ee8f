import type { CardContent } from '#design-system';
import { asBar } from '../../artwork/figure-shapes.ts';
import { finishedForm } from '../../artwork/finished-form.ts';
import { firstDay } from '../../artwork/first-day.ts';
import { lastPair } from '../../artwork/last-pair.ts';
import { matchedBill } from '../../artwork/matched-bill.ts';
import { movedStay } from '../../artwork/moved-stay.ts';
import { oneRevision } from '../../artwork/one-revision.ts';
import { paymentTrail } from '../../artwork/payment-trail.ts';
import { premiereLoad } from '../../artwork/premiere-load.ts';
import { resultGate } from '../../artwork/result-gate.ts';
import type { SitePath } from '../page.ts';

type Art = NonNullable<CardContent['art']>;

/** What the top of each industry's page shows. */
const pictures: Readonly<Record<string, Art>> = {
  '/industries/goverment': { ...finishedForm, background: 'inverse' },
  '/industries/engineering-manufacturing': { ...oneRevision, background: 'brand' },
  '/industries/banking-and-finance': { ...paymentTrail, background: 'inverse' },
  '/industries/retail-and-ecommerce': { ...lastPair, background: 'subtle' },
  '/industries/healthcare-development': { ...resultGate, background: 'subtle' },
  '/industries/telecommunications': { ...matchedBill, background: 'inverse' },
  '/industries/education-and-elearning': { ...firstDay, background: 'subtle' },
  '/industries/travel-and-hospitality': { ...movedStay, background: 'brand' },
  '/industries/media-and-entertainment': { ...premiereLoad, background: 'inverse' },
} satisfies Partial<Record<SitePath, Art>>;

/** A card's picture is about 170 px wide, so words made for a banner would be too small to read. */
const withBars = (art: Art): Art => ({
  ...art,
  shapes: art.shapes.map((shape) => (shape.kind === 'label' ? asBar(shape) : shape)),
});

/** Adds its page's picture to each card. The list has none, because menus and tiles don't need them. */
export const withPictures = (cards: readonly CardContent[]): readonly CardContent[] =>
  cards.map((card) => {
    const art = card.link && pictures[card.link.href];
    return art ? { ...card, art: withBars(art) } : card;
  });

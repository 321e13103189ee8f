import type { CardContent } from '#design-system';
import { abacus } from '../../artwork/industry-cards/abacus.ts';
import { cabinWindows } from '../../artwork/industry-cards/cabin-windows.ts';
import { clapperboard } from '../../artwork/industry-cards/clapperboard.ts';
import { flange } from '../../artwork/industry-cards/flange.ts';
import { mast } from '../../artwork/industry-cards/mast.ts';
import { priceTag } from '../../artwork/industry-cards/price-tag.ts';
import { stampedForm } from '../../artwork/industry-cards/stamped-form.ts';
import { stethoscope } from '../../artwork/industry-cards/stethoscope.ts';
import { vaultDoor } from '../../artwork/industry-cards/vault-door.ts';
import type { SitePath } from '../page.ts';

type Art = NonNullable<CardContent['art']>;

/** An object from each industry. */
const pictures: Readonly<Record<string, Art>> = {
  '/industries/goverment': stampedForm,
  '/industries/engineering-manufacturing': flange,
  '/industries/banking-and-finance': vaultDoor,
  '/industries/retail-and-ecommerce': priceTag,
  '/industries/healthcare-development': stethoscope,
  '/industries/telecommunications': mast,
  '/industries/education-and-elearning': abacus,
  '/industries/travel-and-hospitality': cabinWindows,
  '/industries/media-and-entertainment': clapperboard,
} satisfies Partial<Record<SitePath, Art>>;

/** Adds its industry's picture to each card. The list has none, because menus and tiles don't need them. */
export const withPictures = (cards: readonly CardContent[]): readonly CardContent[] =>
  cards.map((card) => {
    const art = card.link && pictures[card.link.href];
    return art ? { ...card, art } : card;
  });

import type { CardContent } from '#design-system';
import { bearAtDoctor } from '../../artwork/industry-cards/bear-at-doctor.ts';
import { boothShower } from '../../artwork/industry-cards/booth-shower.ts';
import { changingPortraits } from '../../artwork/industry-cards/changing-portraits.ts';
import { crabWithRoom } from '../../artwork/industry-cards/crab-with-room.ts';
import { maskedCustomer } from '../../artwork/industry-cards/masked-customer.ts';
import { rabbitEars } from '../../artwork/industry-cards/rabbit-ears.ts';
import { registerInRing } from '../../artwork/industry-cards/register-in-ring.ts';
import { slothInClass } from '../../artwork/industry-cards/sloth-in-class.ts';
import { squareWheel } from '../../artwork/industry-cards/square-wheel.ts';
import type { SitePath } from '../page.ts';

type Art = NonNullable<CardContent['art']>;

/** A moment from each industry. */
const pictures: Readonly<Record<string, Art>> = {
  '/industries/goverment': changingPortraits,
  '/industries/engineering-manufacturing': squareWheel,
  '/industries/banking-and-finance': maskedCustomer,
  '/industries/retail-and-ecommerce': registerInRing,
  '/industries/healthcare-development': bearAtDoctor,
  '/industries/telecommunications': boothShower,
  '/industries/education-and-elearning': slothInClass,
  '/industries/travel-and-hospitality': crabWithRoom,
  '/industries/media-and-entertainment': rabbitEars,
} satisfies Partial<Record<SitePath, Art>>;

/** Adds its industry's picture to each card. The list has none, because menus and tiles don't need them. */
export const withPictures = (cards: readonly CardContent[]): readonly CardContent[] =>
  cards.map((card) => {
    const art = card.link && pictures[card.link.href];
    return art ? { ...card, art } : card;
  });

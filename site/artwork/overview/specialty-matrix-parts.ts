import type { Look, Point, Shape } from '#design-system';
import { looks } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

type Service = {
  name: string;
  /** For a sign, or next to a window. */
  short: string;
};

export type SpecialtyMatrix = {
  /** Services that work in every industry. */
  everywhere: readonly Service[];
  specialties: readonly (Service & { industries: readonly string[] })[];
  industries: readonly string[];
};

/** A service, with the person who stands for it in all windows. */
export type Resident = Service & {
  look: Look;
  /** Whether the service works in every industry. */
  isEverywhere: boolean;
};

// Few cuts, and no glasses or earrings: they would be tiny, and make the page heavier.
const looksOnRaised: readonly Look[] = [
  looks.afro,
  looks.baldHead,
  { ...looks.afro, cut: 'bob' },
  looks.turban,
];
const looksOnQuiet: readonly Look[] = [
  looks.longHair,
  looks.beard,
  looks.headscarf,
  { ...looks.bun, cut: 'bob' },
  { ...looks.longHair, cut: 'sidePart' },
  looks.bun,
  { ...looks.bun, cut: 'afro' },
  { ...looks.bun, cut: 'sidePart', hair: 'control' },
];

const lookIn = (all: readonly Look[], index: number) => all[index % all.length] ?? looks.bun;

const everywhereResidents = ({ everywhere }: SpecialtyMatrix): readonly Resident[] =>
  everywhere.map(({ name, short }, index) => ({
    name,
    short,
    look: lookIn(looksOnRaised, index),
    isEverywhere: true,
  }));

const specialtyResidents = ({ specialties }: SpecialtyMatrix): readonly Resident[] =>
  specialties.map(({ name, short }, index) => ({
    name,
    short,
    look: lookIn(looksOnQuiet, index),
    isEverywhere: false,
  }));

/** All services, the ones of every industry first. */
export const residentsOf = (matrix: SpecialtyMatrix): readonly Resident[] => [
  ...everywhereResidents(matrix),
  ...specialtyResidents(matrix),
];

/** Industries by the number of their services, the most first. */
export const floorsOf = (
  { specialties, industries }: SpecialtyMatrix,
  residents: readonly Resident[],
) => {
  const floors = industries
    .map((name) => {
      const own = specialties.filter((service) => service.industries.includes(name));
      const names = own.map((service) => service.name);
      const lit = residents.filter(
        (resident) => resident.isEverywhere || names.includes(resident.name),
      );
      return { name, lit };
    })
    .toSorted((one, other) => other.lit.length - one.lit.length);
  const most = floors[0]?.lit.length;
  return floors.map((floor) => ({ ...floor, hasMost: floor.lit.length === most }));
};

type Floor = { lit: readonly Resident[]; hasMost: boolean };

/** A number of services. The floors with the most have the match. */
const sign = (at: Point, r: number, text: string, { hasMost }: Floor): readonly Shape[] => {
  const label = centered(heading(at, text, r * 1.2));
  return hasMost ? [{ kind: 'dot', at, r, fill: 'match' }, onBright(label)] : [onBrand(label)];
};

/** How many services an industry has. */
export const countSign = (at: Point, r: number, floor: Floor) =>
  sign(at, r, String(floor.lit.length), floor);

/** How many services an industry adds to those of every industry. */
export const addedSign = (at: Point, r: number, floor: Floor, everywhere: number) =>
  sign(at, r, `+${floor.lit.length - everywhere}`, floor);

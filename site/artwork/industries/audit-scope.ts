import type { Composition } from '#design-system';
import { bleed, line } from '../figure-shapes.ts';
import { flamingo, idleComputer, parasol } from './idle-computer.ts';
import { humanOrnament, tulips } from './lawn-man.ts';
import { packedAuditor } from './packed-auditor.ts';
import { gnome, terminal, wateringCan } from './paying-gnome.ts';
import { frames, gardener, trays, wheels } from './wheelbarrows.ts';

/**
 * A garden center’s checkout. A gnome pays at the encrypted terminal. The auditor’s list has four
 * systems, so she leaves. The others are out of scope, and a computer takes the day off.
 */
export const auditScope: Composition = {
  width: 1600,
  height: 320,
  bleeds: true,
  shapes: [
    frames,
    ...parasol,
    tulips,
    ...humanOrnament,
    ...idleComputer,
    trays,
    ...wheels,
    ...gardener,
    ...flamingo,
    ...wateringCan,
    ...gnome,
    ...terminal,
    ...packedAuditor,
    line([-bleed, 314], [1600 + bleed, 314], 'strong', 20),
  ],
};

import { vars } from '../../tokens/contract.ts';

const lightAt = (height: string) =>
  `radial-gradient(60rem 36rem at 85% ${height}, ${vars.color.glow}, transparent 70%)`;

/** A light that shines from the header. */
export const light = lightAt('0');

/** On the header's own color, the light would end with an edge. This one fades toward the header. */
export const lightBelowHeader = `linear-gradient(${vars.color.background}, transparent 12rem), ${lightAt('30%')}`;

import { layers } from './layers.css.ts';

/** Puts a rule in the `primitives` layer: `style(primitive({ … }))`. */
export const primitive = <Rule>(rule: Rule) => ({ '@layer': { [layers.primitives]: rule } });

/** Puts a rule in the `sections` layer, which wins over primitives: `style(section({ … }))`. */
export const section = <Rule>(rule: Rule) => ({ '@layer': { [layers.sections]: rule } });

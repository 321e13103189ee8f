import { compact, wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import * as styles from './plan.css.ts';
import { drawPlan, type Plan } from './plan.ts';
import { type PlanLayout, planLayouts } from './plan-layout.ts';

/** A plan on a card: drawn for a window's whole width, and for half of a desktop's. */
export function PlanCard({ plan, background }: { plan: Plan; background: BackgroundName }) {
  const draw = (layout: PlanLayout) => (
    <Artwork composition={{ ...drawPlan(plan, layout), background }} label={plan.alt} />
  );
  return (
    <div className={`${styles.card} ${backgrounds[background]}`}>
      <div className={compact.laptop}>{draw(planLayouts.compact)}</div>
      <div className={wide.laptop}>{draw(planLayouts.wide)}</div>
    </div>
  );
}

import { useId } from 'react';
import { drawing } from './artwork.css.ts';
import { type Five, firstChoice, middleOf, personOf, place } from './hero-composition.ts';
import * as styles from './hero-diagram.css.ts';

export type HeroDiagramProps = {
  /** The open roles, about 16 characters each: three in the first row, and two in the second. */
  roles: Five<string>;
  /**
   * The addresses of pictures of the people from left to right, as SVGs: transparent, 120 units wide
   * and 232 high, with the floor at the lower edge, and seated on the chair behind them, whose seat
   * is 60 units high. They are decoration.
   */
  people: Five<string>;
  /**
   * What the diagram shows and what visitors can do (WCAG 1.1.1, 3.3.2).
   * @default 'Open roles. Choose one to see its match.'
   */
  label?: string | undefined;
};

/** Starts behind its role. Those of the first row pass between the roles of the second. */
const pathTo = (role: number, person: number) => {
  const [from = 0, to] = [middleOf[role], place * (person + 0.5)];
  return `M${from} ${role < 3 ? -124 : 0}V9C${from} 80 ${to} 40 ${to} 133`;
};

/**
 * Drawn with a thick outline, because its arms and legs are lines. It’s narrower than its person, so
 * both can be larger than a place without covering the next chair.
 */
const chair =
  'M48 11h24a24 24 0 0 1 24 24v125H24V35a24 24 0 0 1 24-24zM15 138h7m76 0h7M17 138v36m86-36v36M17 169h86v9H17zm43 9v36m-36 6l36-7 36 7m-79 7h7m72 0h7';

/**
 * Open roles above people on office chairs, and the match for the selected role, which is what a
 * staffing company does. The roles are radio buttons. Selecting one draws its line and paints its
 * chair.
 *
 * Not for a question whose answer is submitted: use `Select` in a form. For a banner picture
 * without words, pass a composition to `Banner` as `art`.
 */
export function HeroDiagram({
  roles,
  people,
  label = 'Open roles. Choose one to see its match.',
}: HeroDiagramProps) {
  const name = useId();
  return (
    <fieldset className={styles.diagram}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stage}>
        {roles.map((role, index) => {
          const person = personOf[index] ?? index;
          return (
            <label key={role} className={styles.role}>
              <input
                type="radio"
                name={name}
                defaultChecked={index === firstChoice}
                className={styles.choice}
              />
              <svg
                viewBox="0 0 600 395"
                className={`${drawing} ${styles.match}`}
                aria-hidden="true"
              >
                <path d={pathTo(index, person)} fill="none" className={styles.line} />
                <g
                  transform={`translate(${place * person - 12} 116)scale(1.2)`}
                  className={styles.person}
                >
                  <path d={chair} />
                  <image href={people[person]} width={place} height="232" />
                </g>
              </svg>
              <span className={styles.slot}>{role}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

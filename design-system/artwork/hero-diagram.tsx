import { useId } from 'react';
import { drawing } from './artwork.css.ts';
import { type Five, firstChoice, middleOf, personOf, place } from './hero-composition.ts';
import * as styles from './hero-diagram.css.ts';

export type HeroDiagramProps = {
  /**
   * The open roles, about 16 characters each: three in the first row, and two in the second, or all
   * in one row from 767 px.
   */
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

/**
 * Both start behind their role. In two rows, those of the first pass between the roles of the second.
 */
const pathsTo = (role: number, person: number) => {
  const to = place * (person + 0.5);
  // Each bends at another height, so that crossings are apart.
  const bend = 16 * role;
  const curveFrom = (x: number) => `V9C${x} ${40 + bend} ${to} ${bend} ${to} 108v25`;
  const [twoRows = 0, oneRow] = [middleOf[role], place * (role + 0.5)];
  return {
    twoRows: `M${twoRows} ${role < 3 ? -124 : 0}${curveFrom(twoRows)}`,
    oneRow: `M${oneRow} 0${curveFrom(oneRow)}`,
  };
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
          const { twoRows, oneRow } = pathsTo(index, person);
          return (
            <label key={role} className={styles.role}>
              <input
                type="radio"
                name={name}
                defaultChecked={index === firstChoice}
                className={styles.choice}
              />
              <svg className={`${drawing} ${styles.match}`} aria-hidden="true">
                <svg
                  viewBox="0 0 600 395"
                  preserveAspectRatio="none"
                  fill="none"
                  aria-hidden="true"
                >
                  <path d={twoRows} className={styles.line.twoRows} />
                  <path d={oneRow} className={styles.line.oneRow} />
                </svg>
                <svg
                  viewBox="0 0 120 232"
                  preserveAspectRatio="xMidYMax"
                  x={`${20 * person - 2}%`}
                  y="24%"
                  width="24%"
                  height="76%"
                  className={styles.person}
                  aria-hidden="true"
                >
                  <path d={chair} />
                  <image href={people[person]} width={place} height="232" />
                </svg>
              </svg>
              <span className={styles.slot}>{role}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

import { useId } from 'react';
import { drawing } from './artwork.css.ts';
import { type Five, firstChoice, personOf } from './hero-composition.ts';
import * as styles from './hero-diagram.css.ts';

export type HeroDiagramProps = {
  /** The open roles from top to bottom, about 16 characters each; longer ones take two lines. */
  roles: Five<string>;
  /**
   * The addresses of square pictures of the people, from top to bottom: at least 128 px wide, or SVGs.
   * They are decoration.
   */
  portraits: Five<string>;
  /**
   * What the diagram shows and what visitors can do (WCAG 1.1.1, 3.3.2).
   * @default 'Open roles. Choose one to see its match.'
   */
  label?: string | undefined;
};

/**
 * The line from a person to a role. Rows are 2 units high, and the chosen slot starts 100 units
 * from the left edge, whatever the actual width. The line ends behind its slot.
 */
const pathTo = (role: number, person: number) =>
  `M7 ${2 * person + 1}C50 ${2 * person + 1} 50 ${2 * role + 1} 100 ${2 * role + 1}h40`;

/**
 * People on the left, open roles on the right, and the match for the selected role, which is what a
 * staffing company does. The roles are radio buttons. Selecting one draws its line.
 *
 * Not for a question whose answer is submitted: use `Select` in a form. For a banner picture
 * without words, pass a composition to `Banner` as `art`.
 */
export function HeroDiagram({
  roles,
  portraits,
  label = 'Open roles. Choose one to see its match.',
}: HeroDiagramProps) {
  const name = useId();
  return (
    <fieldset className={styles.diagram}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.rows}>
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
              <svg className={`${drawing} ${styles.match}`} aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <path d={pathTo(index, person)} fill="none" className={styles.line} />
                </svg>
                <svg x="26" y={`${(person + 0.5) * 20}%`} aria-hidden="true">
                  <g className={styles.person}>
                    <circle r="26" />
                    <image href={portraits[person]} x="-23" y="-23" width="46" height="46" />
                  </g>
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

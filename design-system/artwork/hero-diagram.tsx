import { Artwork } from './artwork.tsx';

export type HeroDiagramProps = {
  /** The seven roles from top to bottom; the second, third and fourth have found their match. */
  roles: readonly [string, string, string, string, string, string, string];
};

/** The idea of the house in one picture: people on the left, roles on the right, three matches. */
export function HeroDiagram({ roles }: HeroDiagramProps) {
  return (
    <Artwork
      composition={{
        width: 480,
        height: 400,
        shapes: roles.map((text, row) => ({
          kind: 'label',
          at: [240, 40 * row + 24],
          text,
          size: 16,
          fill: 'text',
        })),
      }}
    />
  );
}

import { useState } from 'react';
import {
  Artwork,
  backgroundNames,
  type Composition,
  compositions,
  Grid,
  Section,
  Select,
  Stack,
  Text,
  TextArea,
} from '#design-system';
import * as styles from './composition-editor.css.ts';
import { readComposition, writeComposition } from './read-composition.ts';

const starts = Object.keys(compositions);

const isStart = (name: string): name is keyof typeof compositions =>
  Object.hasOwn(compositions, name);

/** The data of a drawing on the left, and on the right the drawing, which updates while typing. */
export function CompositionEditor() {
  const [start, setStart] = useState<keyof typeof compositions>('chat');
  return (
    <Section space="tight">
      <Stack gap="x3">
        <Select
          label="Start from"
          hint="Replaces the data below."
          placeholder="A composition"
          options={starts}
          value={start}
          onChange={({ currentTarget: { value } }) => isStart(value) && setStart(value)}
        />
        <Draft key={start} start={compositions[start]} />
      </Stack>
    </Section>
  );
}

function Draft({ start }: { start: Composition }) {
  const [drawn, setDrawn] = useState(start);
  const [problem, setProblem] = useState('');

  function read(json: string) {
    const result = readComposition(json);
    if ('problem' in result) return setProblem(result.problem);
    setProblem('');
    setDrawn(result);
  }

  return (
    <Grid columns={2}>
      <div className={styles.data}>
        <TextArea
          label="Data"
          hint="As JSON. Later shapes are drawn over earlier ones."
          error={problem}
          rows={16}
          spellCheck={false}
          defaultValue={writeComposition(start)}
          onChange={({ currentTarget }) => read(currentTarget.value)}
        />
      </div>
      <Stack gap="x2">
        <Artwork composition={drawn} label="The drawing" />
        <output>
          <Text as="span" size="caption" tone="muted">
            {problem
              ? 'The data has a mistake. This is the last drawing that could be read.'
              : `The drawing shows the data. Shapes: ${drawn.shapes.length}.`}
          </Text>
        </output>
        <Grid columns={3}>
          {backgroundNames.map((background) => (
            <Artwork key={background} composition={{ ...drawn, background }} />
          ))}
        </Grid>
      </Stack>
    </Grid>
  );
}

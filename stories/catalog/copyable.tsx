import { type ReactNode, useState } from 'react';
import { Button, Cluster, Stack, Text, TextArea } from '#design-system';
import * as styles from './copyable.css.ts';

function select(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
}

/**
 * A picture with its name. A press copies its code. If the browser refuses, the code is selected.
 */
export function Copyable({
  name,
  code,
  children,
}: {
  name: string;
  code: string;
  children: ReactNode;
}) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  /** Makes screen readers announce a second press as well. */
  const forget = () => setState((was) => (was === 'copied' ? 'ready' : was));

  return (
    <Stack gap="x1">
      <div className={styles.copyable}>
        <Stack gap="x1">
          {children}
          <Cluster gap="x1">
            <Button variant="outline" size="small" onClick={copy} onBlur={forget}>
              Copy {name}
            </Button>
            <output>
              <Text as="span" size="caption" tone="muted">
                {state === 'copied' && 'Copied.'}
              </Text>
            </output>
          </Cluster>
        </Stack>
      </div>
      {state === 'refused' && (
        <TextArea
          ref={select}
          label={`The code of ${name}`}
          hint="The browser doesn’t let this page copy. Copy it yourself."
          readOnly={true}
          rows={12}
          defaultValue={code}
        />
      )}
    </Stack>
  );
}

import { Upload } from 'lucide';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Field, type FieldProps, type NativeControlProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { toFileList, withoutRepeats } from './chosen-files.ts';
import * as styles from './file-field.css.ts';
import { type FileFieldLabels, fileFieldLabels } from './file-field-labels.ts';
import { FileList } from './file-list.tsx';

export type { FileFieldLabels } from './file-field-labels.ts';

export type FileFieldProps = FieldProps &
  Omit<
    NativeControlProps<'input'>,
    'type' | 'multiple' | 'max' | 'onChange' | 'onDragEnter' | 'onDragLeave' | 'onDrop'
  > & {
    /**
     * How many files are allowed. If there are more, they stay in the list so that the visitor can
     * decide which ones to remove. The form's schema then sets an `error`.
     */
    max: number;
    /**
     * Shown next to the browser's own button, if there is room.
     * @default 'or drop files here'
     */
    prompt?: string | undefined;
    /**
     * The texts about the chosen files. Any that is left out keeps its English default.
     */
    labels?: Partial<FileFieldLabels> | undefined;
    /** Called after every addition and removal, when the input contains the whole list. */
    onChange?: ((event: { target: HTMLInputElement; type: 'change' }) => void) | undefined;
  };

/**
 * Attachments, with the browser's native control: it opens the file picker, accepts dropped files,
 * and posts them, with or without scripts. With scripts, there is also a list: choosing more files
 * adds to it, and each file can be removed. Uncontrolled. Accepts what react-hook-form's `register`
 * returns.
 *
 * Not for text that visitors can type, such as a cover letter: use `TextArea`. For a whole form
 * with attachments, use `Form`, which has this field as the kind `files`.
 */
export function FileField({
  label,
  hint,
  error,
  required,
  max,
  prompt = 'or drop files here',
  labels: ownLabels,
  onChange,
  ref,
  ...input
}: FileFieldProps) {
  const labels = { ...fileFieldLabels, ...ownLabels };
  const control = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [news, setNews] = useState('');
  const [dragging, setDragging] = useState(false);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => control.current,
    [],
  );

  // Files may have been chosen before hydration.
  useEffect(() => setFiles(Array.from(control.current?.files ?? [])), []);

  const put = (target: HTMLInputElement, list: readonly File[], change: string) => {
    target.files = toFileList(list);
    setFiles(list);
    setNews(`${change} ${labels.count(list.length, max)}`);
    onChange?.({ target, type: 'change' });
    // Browsers fire this event when they change the list, so the surrounding form can listen for
    // it.
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const add = (target: HTMLInputElement) => {
    const chosen = Array.from(target.files ?? []);
    const names = chosen.map(({ name }) => name);
    put(target, withoutRepeats([...files, ...chosen]), labels.added(names));
  };

  const remove = (file: File) => {
    if (!control.current) return;
    put(
      control.current,
      files.filter((other) => other !== file),
      labels.removed(file.name),
    );
    // The button that was pressed no longer exists. Without this, focus would move to the top of
    // the page.
    control.current.focus();
  };

  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(wiring) => (
        <div className={styles.zone}>
          <span className={styles.prompt} aria-hidden="true">
            <Icon icon={Upload} size="small" />
            {prompt}
          </span>
          <input
            {...input}
            {...wiring}
            type="file"
            multiple
            ref={control}
            onChange={(event) => add(event.currentTarget)}
            onDragEnter={() => setDragging(true)}
            onDragLeave={() => setDragging(false)}
            onDrop={() => setDragging(false)}
            data-dragging={dragging}
            className={styles.input}
          />
          <div role="status">
            <VisuallyHidden>{news}</VisuallyHidden>
          </div>
          {files.length > 0 && <FileList files={files} labels={labels} onRemove={remove} />}
        </div>
      )}
    </Field>
  );
}

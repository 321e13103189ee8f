import { Upload } from 'lucide';
import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { toFileList, withoutRepeats } from './chosen-files.ts';
import * as styles from './file-field.css.ts';
import { FileList } from './file-list.tsx';

export type FileFieldProps = FieldProps &
  Omit<
    ComponentProps<'input'>,
    keyof FieldProps | 'className' | 'id' | 'type' | 'multiple' | 'max' | 'onChange'
  > & {
    /**
     * How many files are welcome. More stay in the list for the visitor to choose among; the
     * form's schema refuses them with an `error`.
     */
    max: number;
    /**
     * Stands above the browser's own button.
     * @default 'Drop files here, or'
     */
    prompt?: string | undefined;
    /** Called after every addition and removal, when the input holds the whole list. */
    onChange?: ((event: { target: HTMLInputElement; type: 'change' }) => void) | undefined;
  };

/**
 * Attachments, by the platform's own control: it opens the picker, takes dropped files and posts
 * them, with or without scripts. Scripts add a list to review: choosing again adds to it, and each
 * file can be removed. Uncontrolled; takes what react-hook-form's `register` returns.
 *
 * Not for words that visitors can type, such as a cover letter: use `TextArea`. For an inquiry with
 * attachments, use `InquiryForm`, which already has this field.
 */
export function FileField({
  label,
  hint,
  error,
  required,
  max,
  prompt = 'Drop files here, or',
  onChange,
  ref,
  ...input
}: FileFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [news, setNews] = useState('');
  const [dragging, setDragging] = useState(false);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => control.current,
    [],
  );

  // Files may have been chosen in the prerendered page, before React took it over.
  useEffect(() => setFiles(Array.from(control.current?.files ?? [])), []);

  const put = (target: HTMLInputElement, list: readonly File[], change: string) => {
    target.files = toFileList(list);
    setFiles(list);
    setNews(`${change} ${list.length} of ${max} files.`);
    onChange?.({ target, type: 'change' });
  };

  const add = (target: HTMLInputElement) => {
    const chosen = Array.from(target.files ?? []);
    const names = chosen.map(({ name }) => name).join(', ');
    put(target, withoutRepeats([...files, ...chosen]), `Added ${names}.`);
  };

  const remove = (file: File) => {
    if (!control.current) return;
    put(
      control.current,
      files.filter((other) => other !== file),
      `Removed ${file.name}.`,
    );
    // The button pressed is gone; without this, focus would fall to the top of the page.
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
          {files.length > 0 && <FileList files={files} onRemove={remove} />}
        </div>
      )}
    </Field>
  );
}

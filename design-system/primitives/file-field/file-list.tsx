import { Paperclip } from 'lucide';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { fileKey } from './chosen-files.ts';
import * as styles from './file-field.css.ts';
import type { FileFieldLabels } from './file-field-labels.ts';

/** The list of chosen files, each with its size and a button to remove it. */
export function FileList({
  files,
  labels,
  onRemove,
}: {
  files: readonly File[];
  labels: FileFieldLabels;
  onRemove: (file: File) => void;
}) {
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={fileKey(file)} className={styles.item}>
          <Icon icon={Paperclip} size="small" />
          <span className={styles.file}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{labels.size(file.size)}</span>
          </span>
          <Button
            variant="outline"
            size="small"
            aria-label={labels.removeFile(file.name)}
            onClick={() => onRemove(file)}
          >
            {labels.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

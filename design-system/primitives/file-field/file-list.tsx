import { Paperclip } from 'lucide';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { fileKey } from './chosen-files.ts';
import * as styles from './file-field.css.ts';
import { fileSize } from './file-size.ts';

/** The chosen files to look over, each with its size and a way out. */
export function FileList({
  files,
  onRemove,
}: {
  files: readonly File[];
  onRemove: (file: File) => void;
}) {
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={fileKey(file)} className={styles.item}>
          <Icon icon={Paperclip} size="small" />
          <span className={styles.file}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{fileSize(file.size)}</span>
          </span>
          <Button
            variant="outline"
            size="small"
            aria-label={`Remove ${file.name}`}
            onClick={() => onRemove(file)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

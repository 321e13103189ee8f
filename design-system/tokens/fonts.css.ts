import { foundationTheme } from '../themes/index.ts';
import { writeFontFaces } from './font-faces.ts';

writeFontFaces(foundationTheme);

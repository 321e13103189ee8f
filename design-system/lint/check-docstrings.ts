import { findUndocumentedProps } from './undocumented-props.ts';

// The part of the linting that needs types. The rest are Biome plugins.
const lines = findUndocumentedProps();
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;

import { globalStyle } from '@vanilla-extract/css';

// The design system's reset removes list markers, but the guides need them.
globalStyle('.sbdocs-content ol:not([class], .sbdocs-preview *)', { listStyle: 'decimal' });
globalStyle('.sbdocs-content ul:not([class], .sbdocs-preview *)', { listStyle: 'disc' });

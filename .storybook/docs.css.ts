import { globalStyle } from '@vanilla-extract/css';

// The design system's reset takes the markers off lists; the guides' lists are to have theirs.
globalStyle('.sbdocs-content ol:not([class], .sbdocs-preview *)', { listStyle: 'decimal' });
globalStyle('.sbdocs-content ul:not([class], .sbdocs-preview *)', { listStyle: 'disc' });

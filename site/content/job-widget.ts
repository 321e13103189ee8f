import type { WidgetSource } from '#design-system';

const env = import.meta.env;

/**
 * The third party's job widget. Until its address is configured, the site serves a demonstration
 * that behaves in the same way.
 */
export const jobWidget: WidgetSource = {
  src: env.VITE_JOBS_WIDGET_SRC || '/demo-jobs-widget.js',
  containerId: 'job-widget',
  attributes: {
    'data-container': 'job-widget',
    'data-key': env.VITE_JOBS_WIDGET_KEY || 'demo-key',
    'data-portal-id': env.VITE_JOBS_WIDGET_PORTAL_ID || 'demo-portal',
  },
};

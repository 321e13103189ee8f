export { Faq } from '#design-system';

import { OptionCards } from '#design-system';

export const basic = (
  <OptionCards
    title="Three ways to hire us"
    options={[
      { title: 'Weekly', text: 'For a deadline.', points: ['Starts on Monday'] },
      { title: 'Monthly', text: 'For a growing product.', points: ['The same people'] },
      { title: 'Fixed cost', text: 'For a written scope.', points: ['A price up front'] },
    ]}
    highlight="Monthly"
  />
);

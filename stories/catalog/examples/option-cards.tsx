import { OptionCards } from '#design-system';

export const basic = (
  <OptionCards
    title="Three ways to hire us"
    options={[
      { title: 'Weekly', text: 'For a gap that has a date.', points: ['Starts on Monday'] },
      { title: 'Monthly', text: 'For a product that grows.', points: ['The same people'] },
      { title: 'Fixed cost', text: 'For a written scope.', points: ['A price first'] },
    ]}
    highlight="Monthly"
  />
);

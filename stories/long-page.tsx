import { Heading, Section, Stack, Text } from '#design-system';

const parts = ['Requirements', 'Screening', 'Interview', 'Offer', 'Onboarding', 'Review'].concat([
  'Extension',
  'Handoff',
  'Support',
  'Feedback',
  'Renewal',
  'Last day',
]);

/** A page long enough to scroll, for components that react to scrolling. */
export function LongPage() {
  return (
    <main id="page" tabIndex={-1}>
      <Section>
        <Heading level={1}>From first call to last day</Heading>
      </Section>
      {parts.map((part) => (
        <Section key={part}>
          <Stack>
            <Heading level={2}>{part}</Heading>
            <Text>One person is responsible for each step.</Text>
          </Stack>
        </Section>
      ))}
    </main>
  );
}

import { Heading, Section, Stack, Text } from '#design-system';

const parts = ['Requirements', 'Screening', 'Interview', 'Offer', 'Onboarding', 'Review'].concat([
  'Extension',
  'Handover',
  'Support',
  'Feedback',
  'Renewal',
  'Farewell',
]);

/** A page long enough to scroll, for components that react to scrolling. */
export function LongPage() {
  return (
    <main id="page" tabIndex={-1}>
      <Section>
        <Heading level={1}>From role to farewell</Heading>
      </Section>
      {parts.map((part) => (
        <Section key={part}>
          <Stack>
            <Heading level={2}>{part}</Heading>
            <Text>Each step has one person who answers for it.</Text>
          </Stack>
        </Section>
      ))}
    </main>
  );
}

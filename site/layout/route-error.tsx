import { ButtonLink, Heading, Section, Stack, Text } from '#design-system';

/** What visitors see in place of a page that fails. */
export function RouteError() {
  return (
    <Section>
      <Stack gap="x3" align="start">
        <Heading level={1}>Unexpected Application Error!</Heading>
        <Text size="lead">This page could not be shown. The others still work.</Text>
        <ButtonLink href="/">Go to Home</ButtonLink>
      </Stack>
    </Section>
  );
}

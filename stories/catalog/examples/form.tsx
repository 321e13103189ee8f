import { Form, Section } from '#design-system';

export const basic = (
  <Section>
    <Form
      fields={[
        { kind: 'email', name: 'email', label: 'Email', autoComplete: 'email', required: true },
        { kind: 'textarea', name: 'message', label: 'Message', required: true },
      ]}
      loadRules={async () => {
        const { object, pipe, rfcEmail, string } = await import('valibot');
        return object({ email: pipe(string(), rfcEmail('Not an address.')), message: string() });
      }}
      onSubmit={async () => {}}
      action="/messages"
    />
  </Section>
);

import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type BackgroundName,
  Cluster,
  Glyph,
  type GlyphName,
  Grid,
  Section,
  Text,
} from '#design-system';
import { forcedColors } from '../../.storybook/modes.ts';

/** What each glyph is for. */
const uses = {
  strategicStaffing: 'Strategic staffing',
  staffAugmentation: 'Staff augmentation',
  rpo: 'Recruitment process outsourcing',
  softwareDevelopment: 'Software development',
  mobileApp: 'Mobile apps',
  website: 'Websites',
  marketing: 'Digital marketing',
  projectManagement: 'Project management',
  orgChart: 'Human resources, org charts',
  cloud: 'Cloud services',
  crm: 'Customer relations',
  dataScience: 'Data science',
  government: 'Government',
  engineering: 'Engineering and manufacturing',
  banking: 'Banking and finance',
  retail: 'Retail and e-commerce',
  healthcare: 'Healthcare',
  telecom: 'Telecommunications',
  education: 'Education and e-learning',
  travel: 'Travel and hospitality',
  media: 'Media and entertainment',
  chat: 'Communication',
  check: 'Quality, approval',
  team: 'A team',
  search: 'Search, screening, research',
  document: 'Documents, requirements',
  gear: 'Settings, operations',
  layers: 'Architecture, a stack',
  calendar: 'Dates, planning',
} satisfies Record<GlyphName, string>;

const isGlyphName = (name: string): name is GlyphName => name in uses;

const gallery = (background: BackgroundName) => (
  <Section background={background} space="tight">
    <Grid columns={4}>
      {Object.keys(uses)
        .filter(isGlyphName)
        .map((name) => (
          <Cluster key={name}>
            <Glyph name={name} />
            <div>
              <Text size="small" weight="semibold">
                {name}
              </Text>
              <Text size="caption" tone="muted">
                {uses[name]}
              </Text>
            </div>
          </Cluster>
        ))}
    </Grid>
  </Section>
);

const meta = {
  title: 'Artwork/Glyphs',
  component: Glyph,
  args: { name: 'strategicStaffing' },
} satisfies Meta<typeof Glyph>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Section space="tight">
      <Glyph {...args} />
    </Section>
  ),
};

export const OnCanvas: Story = { render: () => gallery('canvas') };

export const OnInverse: Story = { render: () => gallery('inverse') };

export const OnAccent: Story = { render: () => gallery('accent') };

/** Line art in the reader's two colors. */
export const InForcedColors: Story = { ...OnCanvas, parameters: forcedColors };

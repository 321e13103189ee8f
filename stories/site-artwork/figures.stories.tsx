import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExplainedFigure, Section, Text } from '#design-system';
import { pageWidths } from '../../.storybook/modes.ts';
import { page as about } from '../../site/content/about.ts';
import { page as career } from '../../site/content/career.ts';
import { page as bankingAndFinance } from '../../site/content/industries/banking-and-finance.ts';
import { page as educationAndElearning } from '../../site/content/industries/education-and-elearning.ts';
import { page as engineeringManufacturing } from '../../site/content/industries/engineering-manufacturing.ts';
import { page as goverment } from '../../site/content/industries/goverment.ts';
import { page as healthcareDevelopment } from '../../site/content/industries/healthcare-development.ts';
import { page as mediaAndEntertainment } from '../../site/content/industries/media-and-entertainment.ts';
import { page as retailAndEcommerce } from '../../site/content/industries/retail-and-ecommerce.ts';
import { page as telecommunications } from '../../site/content/industries/telecommunications.ts';
import { page as travelAndHospitality } from '../../site/content/industries/travel-and-hospitality.ts';
import { page as industries } from '../../site/content/industries.ts';
import { page as salesforceTraining } from '../../site/content/salesforce-training.ts';
import { page as amazonWebServices } from '../../site/content/services/amazon-web-services.ts';
import { page as dataScienceConsulting } from '../../site/content/services/data-science-consulting.ts';
import { page as digitalMarketingAndBrandImaging } from '../../site/content/services/digital-marketing-and-brand-imaging.ts';
import { page as mobileAppDevelopment } from '../../site/content/services/mobile-app-development.ts';
import { page as oracleHcm } from '../../site/content/services/oracle-hcm.ts';
import { page as projectManagement } from '../../site/content/services/project-management.ts';
import { page as rpoServices } from '../../site/content/services/rpo-services.ts';
import { page as salesforceConsultingServices } from '../../site/content/services/salesforce-consulting-services.ts';
import { page as softwareDevelopment } from '../../site/content/services/software-development.ts';
import { page as staffAugmentation } from '../../site/content/services/staff-augmentation.ts';
import { page as strategicStaffing } from '../../site/content/services/strategic-staffing.ts';
import { page as websiteDesignAndDevelopment } from '../../site/content/services/website-design-and-development.ts';
import { page as services } from '../../site/content/services.ts';
import { page as talentPool } from '../../site/content/talent-pool.ts';

/** The figures as they are on the pages, each with its text alternative. */
const meta = {
  title: 'Site artwork/Figures',
  component: ExplainedFigure,
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <Section space="tight">
          <Text>{`Text alternative: ${args.figure.alt}`}</Text>
        </Section>
      </>
    ),
  ],
  parameters: pageWidths,
} satisfies Meta<typeof ExplainedFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = { args: about.explained };

export const Career: Story = { args: { ...career.explained, background: 'subtle' } };

export const Industries: Story = { args: industries.explained };

export const BankingAndFinance: Story = {
  args: { ...bankingAndFinance.explained, background: 'subtle' },
};

export const EducationAndElearning: Story = {
  args: { ...educationAndElearning.explained, background: 'brand' },
};

export const EngineeringManufacturing: Story = { args: engineeringManufacturing.explained };

export const Goverment: Story = { args: { ...goverment.explained, background: 'canvas' } };

export const HealthcareDevelopment: Story = { args: healthcareDevelopment.explained };

export const MediaAndEntertainment: Story = {
  args: { ...mediaAndEntertainment.explained, background: 'subtle' },
};

export const RetailAndEcommerce: Story = {
  args: { ...retailAndEcommerce.explained, background: 'brand' },
};

export const Telecommunications: Story = {
  args: { ...telecommunications.explained, background: 'canvas' },
};

export const TravelAndHospitality: Story = { args: travelAndHospitality.explained };

export const SalesforceTraining: Story = {
  args: { ...salesforceTraining.explained, background: 'brand' },
};

export const Services: Story = { args: { ...services.explained, background: 'canvas' } };

export const AmazonWebServices: Story = {
  args: { ...amazonWebServices.explained, background: 'canvas' },
};

export const DataScienceConsulting: Story = { args: dataScienceConsulting.explained };

export const DigitalMarketingAndBrandImaging: Story = {
  args: digitalMarketingAndBrandImaging.explained,
};

export const MobileAppDevelopment: Story = {
  args: { ...mobileAppDevelopment.explained, background: 'brand' },
};

export const OracleHcm: Story = { args: oracleHcm.explained };

export const ProjectManagement: Story = {
  args: { ...projectManagement.explained, background: 'brand' },
};

export const RpoServices: Story = { args: rpoServices.explained };

export const SalesforceConsultingServices: Story = {
  args: { ...salesforceConsultingServices.explained, background: 'brand' },
};

export const SoftwareDevelopment: Story = { args: softwareDevelopment.explained };

export const StaffAugmentation: Story = { args: staffAugmentation.explained };

export const StrategicStaffing: Story = {
  args: { ...strategicStaffing.explained, background: 'subtle' },
};

export const WebsiteDesignAndDevelopment: Story = { args: websiteDesignAndDevelopment.explained };

export const TalentPool: Story = { args: { ...talentPool.explained, background: 'brand' } };

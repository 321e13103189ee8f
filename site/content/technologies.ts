import type { Technology, TechnologyGroup } from '#design-system';
import type { counts } from '../requirements.ts';
import type { Tuple } from './tuple.ts';

const technology = (name: string, file: string): Technology => ({
  name,
  logo: `/technologies/${file}.svg`,
});

const android = technology('Android', 'android');
const angular = technology('Angular', 'angular');
const aws = technology('AWS', 'aws');
const azure = technology('Azure', 'azure');
const django = technology('Django', 'django');
const docker = technology('Docker', 'docker');
const dotnet = technology('.NET', 'dotnet');
const flutter = technology('Flutter', 'flutter');
const go = technology('Go', 'go');
const googleCloud = technology('Google Cloud', 'google-cloud');
const java = technology('Java', 'java');
const kotlin = technology('Kotlin', 'kotlin');
const kubernetes = technology('Kubernetes', 'kubernetes');
const laravel = technology('Laravel', 'laravel');
const mongodb = technology('MongoDB', 'mongodb');
const mysql = technology('MySQL', 'mysql');
const nextJs = technology('Next.js', 'next-js');
const nodeJs = technology('Node.js', 'node-js');
const oracle = technology('Oracle', 'oracle');
const php = technology('PHP', 'php');
const postgresql = technology('PostgreSQL', 'postgresql');
const python = technology('Python', 'python');
const pytorch = technology('PyTorch', 'pytorch');
const react = technology('React', 'react');
const salesforce = technology('Salesforce', 'salesforce');
const shopify = technology('Shopify', 'shopify');
const swift = technology('Swift', 'swift');
const tailwindCss = technology('Tailwind CSS', 'tailwind-css');
const tensorflow = technology('TensorFlow', 'tensorflow');
const typescript = technology('TypeScript', 'typescript');
const vueJs = technology('Vue.js', 'vue-js');
const wordpress = technology('WordPress', 'wordpress');

const web = [react, angular, vueJs, nextJs, typescript, tailwindCss, wordpress, shopify] as const;
const servers = [nodeJs, python, java, dotnet, php, go, laravel, django] as const;
const cloud = [aws, azure, docker, googleCloud, kubernetes, postgresql, mongodb, mysql] as const;
const mobile = [swift, kotlin, flutter, android] as const;
const business = [salesforce, oracle, tensorflow, pytorch] as const;

/** The home page's tech stack. */
export const techStack: Tuple<Technology, typeof counts.techStack> = [
  ...web,
  ...servers,
  ...cloud,
  ...mobile,
  ...business,
];

/** The same in groups of eight, which fill rows of two groups. */
export const techGroups: readonly TechnologyGroup[] = [
  { title: 'Web and stores', technologies: web },
  { title: 'Back end', technologies: servers },
  { title: 'Cloud and data', technologies: cloud },
  { title: 'Mobile, business, and AI', technologies: [...mobile, ...business] },
];

/** What the people in the talent pool work with. */
export const talentGroups = [
  {
    title: 'Frontend',
    technologies: [react, typescript, angular, vueJs, nextJs, tailwindCss],
  },
  {
    title: 'Backend',
    technologies: [nodeJs, python, java, dotnet, php, go, laravel, django],
  },
  {
    title: 'CMS',
    technologies: [
      wordpress,
      technology('Drupal', 'drupal'),
      technology('Magento', 'magento'),
      shopify,
      technology('Strapi', 'strapi'),
      technology('Contentful', 'contentful'),
    ],
  },
  {
    title: 'Blockchain',
    technologies: [
      technology('Ethereum', 'ethereum'),
      technology('Solidity', 'solidity'),
      technology('Hardhat', 'hardhat'),
      technology('Web3.js', 'web3-js'),
      technology('MetaMask', 'metamask'),
      technology('Polygon', 'polygon'),
    ],
  },
  {
    title: 'Machine learning',
    technologies: [
      tensorflow,
      pytorch,
      technology('scikit-learn', 'scikit-learn'),
      technology('OpenCV', 'opencv'),
      technology('pandas', 'pandas'),
      technology('NumPy', 'numpy'),
    ],
  },
] as const satisfies readonly TechnologyGroup[];

/** What the Salesforce training works with, under the names that its curriculum uses. */
export const trainingTools: Tuple<Technology, typeof counts.trainingTools> = [
  technology('Lightning Components', 'lightning-components'),
  technology('Developer', 'salesforce-developer'),
  technology('Visualforce', 'visualforce'),
  technology('Salesforce app builder', 'salesforce-app-builder'),
  technology('Apex', 'apex'),
  technology('Salesforce Admin', 'salesforce-admin'),
  technology('Ant Migration Tool', 'ant'),
  technology('Developer Console', 'developer-console'),
  technology('Cucumber', 'cucumber'),
  technology('Salesforce Extensions for VS Code', 'visual-studio-code'),
  technology('Salesforce web driver', 'selenium'),
];

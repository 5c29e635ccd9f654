import { defineRoute } from './route';

const inResearch = { detail: 'ResearchDetail' };
const person = { detail: 'ProfessionalDetail' };

export const researchRoutes = [
  defineRoute('/Research', 'rich-page', { meta: { noMargin: true } }),
  defineRoute('/Research/ResDepartment', 'units'),
  defineRoute('/Research/ResService', 'units'),
  defineRoute('/Research/ForeignExchange', 'article-list', inResearch),
  defineRoute('/Research/ProjectResearch', 'register', {
    detail: 'ProjectResearchDetail',
    meta: { facts: ['status', 'years', 'head'] },
  }),
  defineRoute('/Research/ProjectResearch/:id', 'article', {
    name: 'ProjectResearchDetail',
    meta: { parent: 'ProjectResearch' },
  }),
  defineRoute('/Research/Professional', 'people', person),
  defineRoute('/Research/Professional?third=PreExperts', 'people', {
    name: 'PreExperts',
    ...person,
  }),
  defineRoute('/Research/Professional?third=InservicePro', 'people', {
    name: 'InservicePro',
    ...person,
  }),
  defineRoute('/Research/Professional?third=TalentedPersons', 'people', {
    name: 'TalentedPersons',
    ...person,
  }),
  defineRoute('/Research/Professional/:id', 'person', {
    name: 'ProfessionalDetail',
    meta: { parent: 'Professional' },
  }),
  defineRoute('/Research/SpecialThesis', 'register', {
    detail: 'SpecialThesisDetail',
    meta: { facts: ['author', 'journal', 'issue'] },
  }),
  defineRoute('/Research/SpecialThesis/:id', 'thesis', {
    name: 'SpecialThesisDetail',
    meta: { parent: 'SpecialThesis' },
  }),
  defineRoute('/Research/CulPublication', 'publications', inResearch),
  defineRoute('/Research/:code/:id', 'article', {
    name: 'ResearchDetail',
    meta: { parent: 'Research' },
  }),
];

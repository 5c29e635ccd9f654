import { defineRoute } from './route';

const inResearch = { detail: 'ResearchDetail' };
const person = { detail: 'ProfessionalDetail' };

export const researchRoutes = [
  defineRoute('/Research', 'Research', 'rich-page', { meta: { noMargin: true } }),
  defineRoute('/Research/ResDepartment', 'ResDepartment', 'units'),
  defineRoute('/Research/ResService', 'ResService', 'units'),
  defineRoute('/Research/ForeignExchange', 'ForeignExchange', 'article-list', inResearch),
  defineRoute('/Research/ProjectResearch', 'ProjectResearch', 'register', {
    detail: 'ProjectResearchDetail',
    meta: { facts: ['status', 'years', 'head'] },
  }),
  defineRoute('/Research/ProjectResearch/:id', 'ProjectResearchDetail', 'article', {
    meta: { parent: 'ProjectResearch' },
  }),
  defineRoute('/Research/Professional', 'Professional', 'people', person),
  defineRoute('/Research/Professional?third=PreExperts', 'PreExperts', 'people', person),
  defineRoute('/Research/Professional?third=InservicePro', 'InservicePro', 'people', person),
  defineRoute('/Research/Professional?third=TalentedPersons', 'TalentedPersons', 'people', person),
  defineRoute('/Research/Professional/:id', 'ProfessionalDetail', 'person', {
    meta: { parent: 'Professional' },
  }),
  defineRoute('/Research/SpecialThesis', 'SpecialThesis', 'register', {
    detail: 'SpecialThesisDetail',
    meta: { facts: ['author', 'journal', 'issue'] },
  }),
  defineRoute('/Research/SpecialThesis/:id', 'SpecialThesisDetail', 'thesis', {
    meta: { parent: 'SpecialThesis' },
  }),
  defineRoute('/Research/CulPublication', 'CulPublication', 'publications', inResearch),
  defineRoute('/Research/:code/:id', 'ResearchDetail', 'article', { meta: { parent: 'Research' } }),
];

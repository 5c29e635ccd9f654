import { row } from './route';

const inResearch = { detail: 'ResearchDetail' };
const person = { detail: 'ProfessionalDetail' };

export const researchRoutes = [
  row('/Research', 'Research', 'area', { meta: { noMargin: true } }),
  row('/Research/ResDepartment', 'ResDepartment', 'units'),
  row('/Research/ResService', 'ResService', 'units'),
  row('/Research/ForeignExchange', 'ForeignExchange', 'article-list', inResearch),
  row('/Research/ProjectResearch', 'ProjectResearch', 'register', {
    detail: 'ProjectResearchDetail',
  }),
  row('/Research/ProjectResearch/:id', 'ProjectResearchDetail', 'article', {
    meta: { parent: 'ProjectResearch' },
  }),
  row('/Research/Professional', 'Professional', 'people', person),
  row('/Research/Professional?third=PreExperts', 'PreExperts', 'people', person),
  row('/Research/Professional?third=InservicePro', 'InservicePro', 'people', person),
  row('/Research/Professional?third=TalentedPersons', 'TalentedPersons', 'people', person),
  row('/Research/Professional/:id', 'ProfessionalDetail', 'person', {
    meta: { parent: 'Professional' },
  }),
  row('/Research/SpecialThesis', 'SpecialThesis', 'register', { detail: 'SpecialThesisDetail' }),
  row('/Research/SpecialThesis/:id', 'SpecialThesisDetail', 'thesis', {
    meta: { parent: 'SpecialThesis' },
  }),
  row('/Research/CulPublication', 'CulPublication', 'publications', inResearch),
  row('/Research/:code/:id', 'ResearchDetail', 'article', { meta: { parent: 'Research' } }),
];

/* Named exports, so that unused texts are tree-shaken. `en.ts` has the same names. */
export const name = '云泽博物馆';
export const otherName = 'Yunze Museum';
export const description = '云泽博物馆，云泽省的省级博物馆：展览、典藏、资讯与参观服务。';
export const slogan = '展卷见云泽，一物一千年';
export const address = '云泽省泽阳市湖滨路 8 号';
export const copyright = (year: number) => `© 2024–${year} 云泽博物馆　版权所有`;
/** Price and conditions of a visit. */
export const admission = '常设展览免费，凭有效证件入馆，不必预约。';
export const filing = ['云泽ICP备 2024000001 号', '云泽公网安备 20240000000001 号'];

interface Attributes {
  path: string;
  sameSite: string;
  /** Days. */
  expires: number;
}

/** The two functions of js-cookie that the toolbar calls, for a cookie of one plain word. */
export default {
  get(name: string): string | undefined {
    const found = `; ${document.cookie}`.split(`; ${encodeURIComponent(name)}=`)[1];
    return found?.split(';')[0];
  },
  set(name: string, value: string, { path, sameSite, expires }: Attributes): void {
    const seconds = expires * 86_400;
    document.cookie = `${encodeURIComponent(name)}=${value};path=${path};samesite=${sameSite};max-age=${seconds}`;
  },
};

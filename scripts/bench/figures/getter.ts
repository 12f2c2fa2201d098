export type Get = (url: string) => Promise<void>;

export function getter(address: string, token: string): Get {
  return async (url) => {
    const answer = await fetch(address + url, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  };
}

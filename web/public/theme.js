// Before the first paint, so that nobody sees the other theme flash by. Without storage, the system decides.
try {
  const theme = localStorage.getItem('vigie-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('vigie-language') === 'en') document.documentElement.lang = 'en';
} catch {}

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT || 8080}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What most pages need comes in one file: the first page asked for 28 files before, of which many were crumbs.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 36 }] } } },
  },
  server: { proxy: { '/api': server, '/v1': server, '/health': server } },
});

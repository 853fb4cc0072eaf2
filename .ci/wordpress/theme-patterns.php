<?php
// Offers the patterns of all installed block themes, not only those of the active one.
add_action('init', function () {
    if (strpos($_SERVER['REQUEST_URI'] ?? '', 'block-patterns') === false) {
        return;
    }
    foreach (glob(WP_CONTENT_DIR . '/themes/*/{patterns,inc/patterns}/*.php', GLOB_BRACE) as $file) {
        ob_start();
        $pattern = include $file;
        $written = ob_get_clean();
        $content = is_array($pattern) ? $pattern['content'] ?? '' : $written;
        if (trim($content) !== '') {
            register_block_pattern('themes/' . md5($file), ['title' => basename($file, '.php'), 'content' => $content]);
        }
    }
});

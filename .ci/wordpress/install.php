<?php
// Installs the site and prints an application password of its one user, `editor`.
define('WP_INSTALLING', true);
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
// Nothing is mailed.
function wp_mail() { return true; }
wp_install('Heating and Cooling', 'editor', 'editor@example.com', true, '', wp_generate_password());
update_option('permalink_structure', '/%postname%/');
flush_rewrite_rules();
[$password] = WP_Application_Passwords::create_new_application_password(1, ['name' => 'tests']);
echo $password;
